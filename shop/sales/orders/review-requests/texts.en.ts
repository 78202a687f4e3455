// review-emails.page.tsx
export const eMailsThatAsk = 'E-mails that ask for reviews'
export const onceAnOrder = 'We ask once how what you ordered is, a week after it came.'
export const askMeNoMore = 'Ask me for no more reviews'
export const weAskNoMore = 'We ask you no more. What you order is not touched by that.'
export const linkIsDead = 'This link is none of ours. Follow the one in the newest e-mail that asks for a review.'
export const toTheShop = 'More Shopping'
