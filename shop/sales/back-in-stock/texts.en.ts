// screen/notify-me.tsx
export const tellMeWhenItIsBack = 'Tell me when it is back'
export const yourEmail = 'Your email'
export const onceAndThenForgotten = 'We write once, when it can be bought again, and then forget your address.'
export const tellMe = 'Tell me'
export const lookIntoYourEmails = (email: string) =>
  `Look into your e-mails: we have sent a link to ${email}. Once you have followed it, we tell you.`
export const weTellYouAt = (email: string) => `We write to ${email} when it is back.`
export const doNotTellMe = 'Never mind'

// ask-back-in-stock.route.ts
export const noted = 'Noted: we tell you when it is back'
export const takenBack = 'Taken back: we write nothing'

// back-in-stock.page.tsx
export const whenItIsBack = 'When it is back'
export const confirmInWords = 'Shall we write to you once, as soon as it can be bought again?'
export const yesTellMe = 'Yes, tell me'
export const noForgetMyAddress = 'No, forget my address'
export const weTellYou = (product: string) =>
  `Noted. We write to you once, when ${product} can be bought again, and then forget your address.`
export const lookAtIt = 'Look at it'
export const forgotten = 'Forgotten. We write nothing.'
export const linkIsDead =
  'This link leads nowhere any more: it was followed too late, or what it is about was told or taken back. You can ask again on the page of the product.'
export const toTheShop = 'More Shopping'
