/**
 * Imports the accent computation on first use, because its colour library is one of the largest modules at start-up.
 */
export const loadAccentColours = () => import('./accent-colours.ts')
