// page-meta.ts
export const theNameComptoirAboveA =
  'The name Comptoir above a blue shop counter with a cup, a bottle, a bowl and a lamp'
