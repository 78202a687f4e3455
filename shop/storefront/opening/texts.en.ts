// not-open-yet.tsx
export const notOpenYet = 'Not open yet'
export const notOpenYetTitle = (shop: string) => `${shop}: not open yet`
export const opensOn = 'Opens on'
export const weAreStillSettingOut =
  'We are still setting things out. Come back soon: the cloth comes off when everything is in its place.'
export const waysThroughTheShop = 'Ways through the shop'
export const contactUs = 'Contact us'
export const termsOfService = 'Terms of Service'
export const account = 'Account'
export const login = 'Login'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// staff-bar.tsx
export const onlyStaffSeeTheShop = 'only staff see the shop.'
export const toItsOpening = 'Open it'
