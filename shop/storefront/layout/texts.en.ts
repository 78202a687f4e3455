import { counted } from '../../../lib/texts/en.ts'

// error-page.tsx
export const whopsAnErrorOccured = 'Whops An Error Occured'
export const goBack = 'Go Back'
export const goToHome = 'Go To Home'
export const extraOptions = 'Extra Options'
export const logoutHint = 'If the error has to do with your session, logging out may help.'
export const youAreNotLoggedIn = 'You aren’t logged in.'
export const logout = 'Logout'

// footer.tsx
export const toTheHomePage = (shop: string) => `${shop}, to the home page`
export const termsOfService = 'Terms of Service'
export const withdrawHere = 'Withdraw from contract here'
export const shop = 'Shop'
export const help = 'Help'
export const footerLinks = 'Footer links'
export const you = 'You'
export const copyright = (shop: string) => `Copyright © 2024 ${shop}`

// language/
export const language = 'Language'
export const dismissLanguage = 'Keep this language'

// account-menu.tsx
export const account = 'Account'
export const cart = 'Cart'
export const orders = 'Orders'
export const login = 'Login'
export const register = 'Register'
export const accountMenu = 'Account menu'
export const hello = (first_name: string) => `Hello, ${first_name}`

// search-box.tsx
export const searchTheShop = 'Search the shop'

// header.tsx
export const main = 'Main'
export const home = 'Home'
export const contactUs = 'Contact us'
export const admin = 'Admin'
export const cartWith = (count: number) => `Cart, ${count === 0 ? 'empty' : counted(count, 'item', 'items')}`

// loading-overlay.tsx
export const loading = 'Loading'

// tab-bar.tsx
export const adminTab = 'Admin'
export const search = 'Search'
export const tabs = 'Tabs'

// frame.tsx
export const skipToTheContent = 'Skip to the content'

// test-mode-bar.tsx
export const testMode = 'Test mode'
export const testModeHint = 'Orders are not real: nothing is charged or delivered.'
export const endTestMode = 'End test mode'

// not-found.page.tsx
export const thereIsNoPageAt = 'We can’t find this page.'
