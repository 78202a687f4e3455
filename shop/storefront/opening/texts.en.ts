// not-open-yet.tsx
export const notOpenYet = 'Not open yet'
export const notOpenYetTitle = (shop: string) => `${shop}: not open yet`
export const opensOn = 'Opens on'
export const closedNotice = 'Our shop isn’t open yet. Please come back soon.'
export const footerLinks = 'Footer links'
export const contactUs = 'Contact us'
export const termsOfService = 'Terms of Service'
export const account = 'Account'
export const login = 'Login'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// staff-bar.tsx
export const onlyStaffSeeTheShop = 'only staff can see the shop.'
export const openStorefront = 'Open it'
