// waiting-wishes.tsx
export const pendingAddition = (title: string, variant: string, others: number) =>
  `${title}, ${variant}, ${others === 0 ? 'is waiting for you' : `and ${others} more are waiting for you`}`
