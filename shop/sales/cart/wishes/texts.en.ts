// waiting-wishes.tsx
export const waitsForYou = (title: string, variant: string, others: number) =>
  `${title}, ${variant}, ${others === 0 ? 'waits for you' : `and ${others} more wait for you`}`
