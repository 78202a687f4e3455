// write-again.page.tsx
export const yourMessage = 'Your message'
export const failedToLoad = 'Failed to load your message, perhaps our server is down'
export const thankYouForYourMessage = 'Thank you for your message!'
export const linkExpired = 'This link has expired or is incomplete. Links are valid for 30 days.'
export const contactShop = 'Write to us'
export const messageReceived = 'We have received your message and will reply by e-mail.'

// own-messages.tsx
export const conversation = 'Conversation'
export const you = 'You'

// write-again-form.tsx
export const yourReply = 'Your reply'
export const send = 'Send'
