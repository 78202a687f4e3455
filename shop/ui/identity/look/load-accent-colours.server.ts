/** Loads what computes the tones of an accent only once there is one: its library is one of the largest that a start would load. */
export const loadAccentColours = () => import('./accent-colours.ts')
