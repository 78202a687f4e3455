// overload-texts.server.ts
export const tooManyRequests = 'Too many requests'
export const tooManyPages = 'This network has requested too many pages within a minute.'
export const busy = 'The shop is very busy'
export const moreThanItServes = 'The shop is receiving more requests than it can serve right now.'
export const reloadsIn = (seconds: number) =>
  `This page reloads in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
export const tryAgain = 'Try again'
