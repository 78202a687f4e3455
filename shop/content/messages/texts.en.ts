// contact.page.tsx
export const thankYouForYourMessage = 'Thank you for your message!'
export const somethingWentWrong = 'Something went wrong'
export const contactUs = 'Contact us'
export const aQuestionAboutAProduct =
  'A question about a product, an order or your account? Write to us. We reply by e-mail.'
export const writeToThePeople = 'A question about a product, an order or your account? Write to us.'
export const yourName = 'Your Name'
export const yourEmail = 'Your Email'
export const yourTitle = 'Your Title'
export const yourBody = 'Your Body'
export const aboutOrder = (order: string) => `Order ${order}`
export const send = 'Send'
export const otherWaysToReachUs = 'Other ways to reach us'

// sent-message.tsx
export const weHaveYourMessage = (email: string) => `We have received your message and will reply to ${email}`
export const writeAnotherMessage = 'Write another message'
