export const total = 'Total'
