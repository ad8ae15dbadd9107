import type { MantineColorsTuple } from '@mantine/core';

/** Deep blue-green of the Aegean; the primary colour. White text meets AA from shade 5 on. */
export const aegean: MantineColorsTuple = [
  '#e8f3f5',
  '#cfe5e9',
  '#a8dae2',
  '#80c5d1',
  '#4a9fb0',
  '#247d90',
  '#1f7082',
  '#0b5767',
  '#094653',
  '#07343e',
];

export const ochre: MantineColorsTuple = [
  '#faf3e3',
  '#f3e3bf',
  '#ecc073',
  '#e2ad4b',
  '#d1951f',
  '#946208',
  '#8a5a06',
  '#784f05',
  '#5e3e05',
  '#452d04',
];

/** Limestone, in place of the library's cold grey. */
export const limestone: MantineColorsTuple = [
  '#f8f7f4',
  '#f0eee9',
  '#e6e3dc',
  '#dbd8ce',
  '#c5c1b4',
  '#a8a393',
  '#8b8778',
  '#5f6668',
  '#3d484c',
  '#1d2b31',
];

/** The grounds of the dark scheme, from text to the deepest well. */
export const night: MantineColorsTuple = [
  '#e9e7e1',
  '#b6bebf',
  '#929d9f',
  '#61717a',
  '#3a4950',
  '#2d3a40',
  '#202b30',
  '#192226',
  '#11181b',
  '#0c1214',
];

export const olive: MantineColorsTuple = [
  '#e8f3ea',
  '#d0e6d5',
  '#a9d3b5',
  '#86cb9f',
  '#4f9d69',
  '#35794d',
  '#2f6d46',
  '#2a6440',
  '#204d31',
  '#163622',
];

export const madder: MantineColorsTuple = [
  '#faebe9',
  '#f6d5d1',
  '#f5b8b1',
  '#f29c93',
  '#d96459',
  '#bd423c',
  '#ae3634',
  '#a02c2c',
  '#7d2222',
  '#591818',
];
