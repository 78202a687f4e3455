// require-staff.tsx
export const logInWithAnAccount = (reason: string) => `${reason} Log in with an account of the staff.`
export const youAreLoggedInAs = (reason: string, first_name: string, last_name: string) =>
  `${reason} You are logged in as ${first_name} ${last_name}, which is an account of a customer.`
export const toTheProducts = 'To the products'
export const logout = 'Logout'

// staff-screen.tsx
export const admin = 'Admin'

// admin.page.tsx
export const allProducts = 'All products'
export const pricesStockStates = 'Prices, stock and states, one or many at once'
export const reductions = 'Reductions'
export const lowerPricesForSomeTime = 'Lower prices for some time'
export const makers = 'Makers'
export const whoMadeWhatYouSell = 'Who made what you sell, and how they are reached'
export const createAProduct = 'Create a product'
export const withVariantsAndPictures = 'With variants and pictures'
export const updateAProduct = 'Update a product'
export const textsPriceStockPictures = 'Texts, price, stock, pictures'
export const deleteAProduct = 'Delete a product'
export const ordersKeepWhatWasBought = 'Orders keep what was bought'
export const orders = 'Orders'
export const fromMakingToDelivered = 'From making to delivered'
export const delivery = 'Delivery'
export const whereToAndWhatItCosts = 'Where to, how, and what it costs'
export const selling = 'Selling'
export const whatIsMissingToSell = 'What is missing before the shop can sell'
export const messages = 'Messages'
export const writtenToTheShop = 'Written to the shop'
export const reportedReviews = 'Reported reviews'
export const hideAnswerDismiss = 'Hide, answer, dismiss'
export const importAndExportTheCatalogue = 'Import and export the catalogue'
export const collections = 'Collections'
export const whatBelongsTogether = 'What belongs together, and the menu'
export const pages = 'Pages'
export const aboutYouDeliveryLaw = 'About you, delivery, what the law asks for'
export const homePage = 'Home page'
export const theCounterAndSections = 'The counter, and what stands above all products'
export const settings = 'Settings'
export const nameColourAndWords = 'Name, colour, contact, legal facts'
export const facts = 'Facts'
export const byWhatListsAreNarrowed = 'By what lists are narrowed'
export const synonyms = 'Synonyms'
export const wordsThatFindTheSame = 'Words that find the same'
export const searchesWithoutAResult = 'Searches without a result'
export const whatPeopleDoNotFind = 'What people do not find'
export const changes = 'Changes'
export const whoChangedWhatAndWhen = 'Who changed what, and when'
export const products = 'Products'
export const customers = 'Customers'
export const records = 'Records'
export const onlyStaffManageTheShop = 'Only staff of the shop can manage the shop.'

// edit-link.tsx
export const edit = 'Edit'
export const editNamed = (title: string) => `Edit ${title}`
