import type { Palette } from './shapes.ts';

const palette = (ground: string, deep: string, mid: string, light: string, accent: string): Palette => ({
  ground,
  deep,
  mid,
  light,
  accent,
});

/** Colourways of each category: one family, told apart at a glance. Warm, a little dusty, at home beside limestone. */
export const palettes: Record<string, Palette[]> = {
  design: [
    palette('#f1e6d2', '#153843', '#c9582f', '#e7ab45', '#7fb3ad'),
    palette('#f3ddcf', '#2b2a4c', '#d8654a', '#f2c078', '#7f97c4'),
    palette('#e6e4d6', '#1f2d2b', '#2f7f79', '#f0b64c', '#d4573a'),
    palette('#f4e7e0', '#4a1f3a', '#c43f5e', '#f3b9a0', '#dd9a2f'),
  ],
  photography: [
    palette('#141b21', '#263a45', '#d99b4a', '#f5e3c0', '#8d5b36'),
    palette('#1c1522', '#432c4f', '#e07f63', '#f8dcc2', '#8a678f'),
    palette('#0f2023', '#1f4a4d', '#5fa8a0', '#e6efdf', '#e3a64c'),
    palette('#211713', '#54301f', '#cf6a3a', '#f6d9b0', '#a3402c'),
  ],
  marketing: [
    palette('#fbe2d0', '#8f2f2b', '#e46f4f', '#f7b68b', '#2f2a4a'),
    palette('#fde9c9', '#7a3c12', '#ee9b3a', '#f9cf86', '#b0363a'),
    palette('#f7dbe0', '#641f46', '#cf4d79', '#f0a3b3', '#e9a23b'),
    palette('#f6e6da', '#23484f', '#d7593f', '#f3b69c', '#e8b04a'),
  ],
  business: [
    palette('#e8e2d3', '#0f4f5a', '#5b9a9b', '#f8f4ea', '#cf9636'),
    palette('#efe3d0', '#3b3226', '#a98556', '#fbf4e4', '#0f6b73'),
    palette('#dfe5e6', '#173447', '#6f93a8', '#f6f5ef', '#d07b45'),
    palette('#f0e1d6', '#5a2c25', '#c08069', '#fdf3ea', '#2c7a7b'),
  ],
  finance: [
    palette('#e5ebda', '#1c4735', '#5d9670', '#f7f3e1', '#d9a23d'),
    palette('#eeead7', '#27402c', '#8aa255', '#fbf6e2', '#c06a2d'),
    palette('#dcebe4', '#0f4a4a', '#3f9a86', '#f4f6ea', '#e5b04a'),
    palette('#17352d', '#0d221d', '#4f9a78', '#e9efd8', '#e2b04c'),
  ],
  'software-development': [
    palette('#101f33', '#1e3b5d', '#4c8fc2', '#cbe3ef', '#f3a455'),
    palette('#1a1836', '#332f63', '#7b78d0', '#dcd9f5', '#f28f74'),
    palette('#0d2629', '#184a4c', '#3fa39a', '#cfeee4', '#f2c14f'),
    palette('#e3e9ef', '#1b3350', '#5f97c4', '#ffffff', '#e36f45'),
  ],
  data: [
    palette('#edf0f2', '#21395c', '#4a7fac', '#a6cbd8', '#e2582f'),
    palette('#f3ede4', '#3b2357', '#8560a8', '#d8b9d8', '#e59a2f'),
    palette('#e8f0ea', '#123f4a', '#2f8f8b', '#a9d6c4', '#d9542f'),
    palette('#15233d', '#2b4573', '#5a93c7', '#d6e7f0', '#f2b14a'),
  ],
  writing: [
    palette('#f0e5d2', '#2a2a36', '#8b5a43', '#fbf6ea', '#b5372e'),
    palette('#dfe3dc', '#26393a', '#6f8a80', '#faf8f0', '#c9832d'),
    palette('#ead9cc', '#3a1d26', '#8f4a52', '#fcf4ec', '#1f5f6b'),
    palette('#22303c', '#131c24', '#7d93a3', '#f4ecdc', '#d9963c'),
  ],
  languages: [
    palette('#f4e8d8', '#155f86', '#df7439', '#f3c352', '#7a3563'),
    palette('#e9efe6', '#0f5a5c', '#3ea39a', '#f4d06f', '#d3543c'),
    palette('#f8e3d6', '#3d2a63', '#d9536a', '#f6b25e', '#2f8fa3'),
    palette('#eef0e4', '#27496d', '#c8472f', '#efb93f', '#5d9b6b'),
  ],
  'teaching-and-learning': [
    palette('#f6e9cb', '#46552a', '#94a255', '#eab54c', '#c85c38'),
    palette('#fbe3cc', '#5b3a2a', '#c98a4b', '#f7c46c', '#2f7d74'),
    palette('#dfeae6', '#1e4f4a', '#6aa58c', '#f3d37b', '#d76a45'),
    palette('#f3dfd8', '#5a2a48', '#b3628a', '#f2b36b', '#3f7f87'),
  ],
};
