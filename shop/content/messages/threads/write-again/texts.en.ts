// write-again.page.tsx
export const yourMessage = 'Your message'
export const failedToLoad = 'Failed to load your message, perhaps our server is down'
export const sent = 'Thank you for your message!'
export const linkIsDead = 'This link leads to no message, or not any more: it holds for 30 days.'
export const writeAnew = 'Write to us'
export const weHaveIt = 'We have what you wrote, and answer by e-mail.'

// own-said.tsx
export const whatWasSaid = 'What was said'
export const you = 'You'

// write-again-form.tsx
export const writeAgain = 'Write again'
export const send = 'Send'
