/**
 * What the shell lends to remotes. Federation offers only what the shell itself imports, so every lent name stands here;
 * `overlays.ts` is left to the frame, which asks for it after the first paint.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'react-router-dom';
import 'zustand';
import '@tanstack/react-query';
import '@stoa/shared/kit';
import '@stoa/shared/ground';
