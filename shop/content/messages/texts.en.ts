// contact.page.tsx
export const thankYouForYourMessage = 'Thank you for your message!'
export const somethingWentWrong = 'Something went wrong'
export const contactUs = 'Contact us'
export const aQuestionAboutAProduct =
  'A question about a product, an order or your account? Write to us, and the answer comes to your email address.'
export const writeToThePeople =
  'A question about a product, an order or your account? Write to the people behind the counter.'
export const yourName = 'Your Name'
export const yourEmail = 'Your Email'
export const yourTitle = 'Your Title'
export const yourBody = 'Your Body'
export const aboutOrder = (order: string) => `Order ${order}`
export const send = 'Send'
export const otherWaysToReachUs = 'Other ways to reach us'

// sent-message.tsx
export const weHaveYourMessage = (email: string) => `We have your message and answer to ${email}`
export const writeAnotherMessage = 'Write another message'
