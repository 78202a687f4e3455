export const hiddenSubject = (title: string, shop: string) => `Your review of ${title} at ${shop} was hidden`
export const wasHidden = (title: string) =>
  `We have hidden your review of ${title}. Only you can still see it, and its rating does not count. The reason:`
/** Followed by a link to the page of the product, and `changeStaysHidden`. */
export const changeItOn = 'You can change it on '
export const pageOf = (title: string) => `the page of ${title}`
export const changeStaysHidden = '. Changing it does not make it public again.'
/** Followed by the link `writeToUs`, and `checkAgain`. */
export const ifYouDisagree = 'If you have changed it or disagree with our decision, '
export const writeToUs = 'write to us'
export const checkAgain = ', and we will check it again.'
