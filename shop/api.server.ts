import type { ShopApp } from '../server/http/shop-app.ts'
import type { Services } from '../server/services.ts'
import { customerConsentEndpoints } from './admin/customers/consent/customer-consent.server.ts'
import { customersCsvEndpoint } from './admin/customers/csv/customers-csv.server.ts'
import { customersEndpoints } from './admin/customers/customers.server.ts'
import { eraseCustomerEndpoint } from './admin/customers/erasure/erase-customer.server.ts'
import { customerNoteEndpoint } from './admin/customers/note/customer-note.server.ts'
import { customerTagEndpoints } from './admin/customers/tags/tags.server.ts'
import { dashboardEndpoint } from './admin/dashboard/dashboard.server.ts'
import { eventsEndpoint } from './admin/events/events.server.ts'
import { guidePictures, helpEndpoints } from './admin/help/help.server.ts'
import { discountReportEndpoints } from './admin/reports/discounts/discount-report.server.ts'
import { reportEndpoints } from './admin/reports/reports.server.ts'
import { backupFiles } from './admin/settings/backups/backup-address.server.ts'
import { backupEndpoints } from './admin/settings/backups/backups.server.ts'
import { mailServerEndpoints } from './admin/settings/connections/mail-server.server.ts'
import { addressCheckFile, publicAddressEndpoints } from './admin/settings/connections/public-address.server.ts'
import { stripeEndpoints } from './admin/settings/connections/stripe.server.ts'
import { extensionListEndpoints } from './admin/settings/extensions/extensions.server.ts'
import { settingsEndpoints } from './admin/settings/settings.server.ts'
import { demoGoodsEndpoints } from './admin/setup/demo-data/remove-demo.server.ts'
import { firstStartEndpoint } from './admin/setup/first-start.server.ts'
import { firstStepsEndpoint } from './admin/setup/steps/first-steps.server.ts'
import { notificationEndpoints } from './admin/shell/notifications/notifications.server.ts'
import { staffSearchEndpoint } from './admin/shell/search/staff-search.server.ts'
import { waitingEndpoint } from './admin/shell/waiting/waiting.server.ts'
import { translationEndpoints } from './admin/translations/translations.server.ts'
import { outgoingWebhookEndpoints } from './admin/webhooks/webhooks.server.ts'
import { attributeEndpoints } from './catalog/attributes/attributes.server.ts'
import { collectionEndpoints } from './catalog/collections/collections.server.ts'
import { editCollectionEndpoints } from './catalog/collections/editing/edit-collections.server.ts'
import { collectionsCsvEndpoints } from './catalog/import-export/collections/collections-csv.server.ts'
import { importEndpoints } from './catalog/import-export/imports.server.ts'
import { exportEndpoint } from './catalog/import-export/run/export-catalogue.server.ts'
import { wrongLinesEndpoint } from './catalog/import-export/run/export-wrong-lines.server.ts'
import { manufacturerEndpoints } from './catalog/manufacturers/manufacturers.server.ts'
import { catalogueEndpoints } from './catalog/products/read/catalogue.server.ts'
import { sitemapEndpoints } from './catalog/products/read/sitemap/sitemap.server.ts'
import { lowStockEndpoints } from './catalog/products/stock/low-stock.server.ts'
import { stockMovementEndpoints } from './catalog/products/stock/movements.server.ts'
import { productsTableEndpoints } from './catalog/products/table/products-table.server.ts'
import { productsEndpoints } from './catalog/products/write/products.server.ts'
import { allReviewsEndpoint } from './catalog/reviews/moderation/all/all-reviews.server.ts'
import { moderationEndpoints } from './catalog/reviews/moderation/moderation.server.ts'
import { reviewsEndpoints } from './catalog/reviews/reviews.server.ts'
import { saleEndpoints } from './catalog/sale-prices/sales.server.ts'
import { noResultEndpoints } from './catalog/search/no-results/no-results.server.ts'
import { searchEndpoints } from './catalog/search/search.server.ts'
import { synonymEndpoints } from './catalog/search/synonyms/synonyms.server.ts'
import { menuEndpoints } from './content/menus/menus.server.ts'
import { contactEndpoint } from './content/messages/contact.server.ts'
import { savedRepliesEndpoints } from './content/messages/saved-replies/saved-replies.server.ts'
import { messagesEndpoints } from './content/messages/staff/messages.server.ts'
import { threadsEndpoints } from './content/messages/threads/threads.server.ts'
import { writeAgainEndpoints } from './content/messages/threads/write-again/write-again.server.ts'
import { contentPageEndpoints } from './content/pages/content-pages.server.ts'
import { changeEmailEndpoint } from './core/accounts/change-email/change-email.server.ts'
import { passwordEndpoints } from './core/accounts/passwords/passwords.server.ts'
import { signupEndpoints } from './core/accounts/signup/signup.server.ts'
import { ownPasskeysEndpoints } from './core/accounts/two-step/passkeys/own-passkeys.server.ts'
import { twoStepEndpoints } from './core/accounts/two-step/two-step.server.ts'
import { auditLogEndpoint } from './core/activity-log/audit-log.server.ts'
import { savedAddressEndpoints } from './core/addresses/saved/saved-addresses.server.ts'
import { apiKeyEndpoints } from './core/api-keys/api-keys.server.ts'
import { ownSessionsEndpoints } from './core/auth/devices/own-sessions.server.ts'
import { secondStepEndpoints } from './core/auth/second-step/second-step.server.ts'
import { sessionEndpoints } from './core/auth/session.server.ts'
import { socialLoginEndpoints } from './core/auth/social/social-login.server.ts'
import { extensionEndpoints } from './core/extensions/extension-endpoints.server.ts'
import { extensionTasks } from './core/extensions/extension-tasks.server.ts'
import { extraEndpoints } from './core/extensions/fields/extra.server.ts'
import { recordEndpoints } from './core/extensions/records/records.server.ts'
import { extensionPagesEndpoint } from './core/extensions/screens/extension-pages.server.ts'
import { screenEndpoints } from './core/extensions/screens/screens.server.ts'
import { staffSlotsEndpoint } from './core/extensions/slots/staff-slots.server.ts'
import { marketingConsentEndpoints } from './core/marketing-consent/marketing-consent.server.ts'
import { identityFiles } from './core/settings/files/identity-files.server.ts'
import { securityTxt } from './core/settings/files/security-txt.server.ts'
import { acceptingEndpoints } from './core/team/accepting/accepting.server.ts'
import { invitationEndpoints } from './core/team/invitations/invitations.server.ts'
import { teamEndpoints } from './core/team/team.server.ts'
import { accountingEndpoints } from './sales/accounting/accounting.server.ts'
import { giftCardReportEndpoints } from './sales/accounting/gift-cards/gift-card-report.server.ts'
import { payoutEndpoints } from './sales/accounting/payouts/payouts.server.ts'
import { backInStockEndpoints } from './sales/back-in-stock/back-in-stock.server.ts'
import { cartEndpoints } from './sales/cart/cart.server.ts'
import { checkoutEndpoints } from './sales/checkout/checkout.server.ts'
import { companyEndpoints } from './sales/companies/companies.server.ts'
import { discountEndpoints } from './sales/discounts/discounts.server.ts'
import { cartCodeEndpoints } from './sales/discounts/entering/cart-code.server.ts'
import { cartGiftCardEndpoints } from './sales/gift-cards/entering/cart-gift-cards.server.ts'
import { giftCardEndpoints } from './sales/gift-cards/gift-cards.server.ts'
import { ownGiftCardEndpoints } from './sales/gift-cards/own/own-gift-cards.server.ts'
import { recipientEndpoints } from './sales/gift-cards/selling/recipients.server.ts'
import { soldCardEndpoints } from './sales/gift-cards/selling/sold-cards.server.ts'
import { documentEndpoints } from './sales/invoices/documents.server.ts'
import { noticeEndpoints, noticeFiles } from './sales/launch/notices/notices.server.ts'
import { sellingEndpoints } from './sales/launch/selling.server.ts'
import { correctAddressEndpoints } from './sales/orders/address-correction/correct-address.server.ts'
import { agreedTermsEndpoint } from './sales/orders/agreed-terms/agreed-terms.server.ts'
import { orderEmailsEndpoints } from './sales/orders/emails/order-emails.server.ts'
import { manualOrderEndpoints } from './sales/orders/manual/manual-orders.server.ts'
import { ordersEndpoint } from './sales/orders/orders.server.ts'
import { ownSlotsEndpoint } from './sales/orders/own-slots.server.ts'
import { refundAccountEndpoint } from './sales/orders/refund-account/save-refund-account.server.ts'
import { reorderEndpoint } from './sales/orders/reorder/reorder.server.ts'
import { reviewRequestEndpoints } from './sales/orders/review-requests/request-reviews.server.ts'
import { notesEndpoint } from './sales/orders/staff/notes/notes.server.ts'
import { staffOrderEndpoint } from './sales/orders/staff/order/staff-order.server.ts'
import { slipsEndpoint } from './sales/orders/staff/slips/slips.server.ts'
import { staffOrdersEndpoints } from './sales/orders/staff/staff-orders.server.ts'
import { stepsEndpoints } from './sales/orders/staff/steps/steps.server.ts'
import { ordersCsvEndpoint } from './sales/orders/staff/table/csv/orders-csv.server.ts'
import { trackingEndpoint } from './sales/orders/staff/tracking/tracking.server.ts'
import { orderPaymentEndpoints } from './sales/payments/order-payments/order-payments.server.ts'
import { staffPaymentsEndpoints } from './sales/payments/order-payments/staff/staff-payments.server.ts'
import { cancelOwnOrderEndpoint } from './sales/payments/order-payments/unpaid/unpaid-orders.server.ts'
import { webhookEndpoints } from './sales/payments/order-payments/webhooks/webhooks.server.ts'
import { staffWithdrawalsEndpoints } from './sales/returns/staff/staff-withdrawals.server.ts'
import { withdrawalEndpoints } from './sales/returns/withdrawals.server.ts'
import { deliveryEndpoints } from './sales/shipping/delivery.server.ts'
import { vatRateEndpoints } from './sales/tax/vat-rates.server.ts'
import { offerTermsEndpoint } from './sales/terms/offer-terms/offer-terms.server.ts'
import { ownClauseEndpoints } from './sales/terms/own-clauses/own-clauses.server.ts'
import { changeDetailsEndpoint } from './storefront/account/change-details.server.ts'
import { deleteAccountEndpoint } from './storefront/account/deletion/delete-account.server.ts'
import { myDataEndpoint } from './storefront/account/own-data/my-data.server.ts'
import { homeEndpoints } from './storefront/home-page/store/home.server.ts'
import { readOwnPhotograph } from './storefront/home-page/store/own-photograph.server.ts'
import { mediaEndpoints } from './ui/images/media.server.ts'

/** Registers the API endpoints of all modules, in the order in which a shopper meets them. */
export function registerEndpoints(api: ShopApp, services: Services): void {
  settingsEndpoints(api, services)
  homeEndpoints(api, services)
  menuEndpoints(api, services)
  contentPageEndpoints(api, services)
  catalogueEndpoints(api, services)
  collectionEndpoints(api, services)
  reviewsEndpoints(api, services)
  moderationEndpoints(api, services)
  allReviewsEndpoint(api, services)
  searchEndpoints(api, services)
  attributeEndpoints(api, services)
  signupEndpoints(api, services)
  sessionEndpoints(api, services)
  secondStepEndpoints(api, services)
  ownSessionsEndpoints(api, services)
  socialLoginEndpoints(api, services)
  backInStockEndpoints(api, services)
  cartEndpoints(api, services)
  cartCodeEndpoints(api, services)
  checkoutEndpoints(api, services)
  companyEndpoints(api, services)
  ordersEndpoint(api, services)
  refundAccountEndpoint(api, services)
  reorderEndpoint(api, services)
  reviewRequestEndpoints(api, services)
  cancelOwnOrderEndpoint(api, services)
  orderPaymentEndpoints(api, services)
  staffPaymentsEndpoints(api, services)
  webhookEndpoints(api, services)
  withdrawalEndpoints(api, services)
  staffOrdersEndpoints(api, services)
  staffOrderEndpoint(api, services)
  stepsEndpoints(api, services)
  trackingEndpoint(api, services)
  notesEndpoint(api, services)
  manualOrderEndpoints(api, services)
  slipsEndpoint(api, services)
  documentEndpoints(api, services)
  ordersCsvEndpoint(api, services)
  orderEmailsEndpoints(api, services)
  agreedTermsEndpoint(api, services)
  correctAddressEndpoints(api, services)
  staffWithdrawalsEndpoints(api, services)
  passwordEndpoints(api, services)
  changeDetailsEndpoint(api, services)
  changeEmailEndpoint(api, services)
  deleteAccountEndpoint(api, services)
  twoStepEndpoints(api, services)
  ownPasskeysEndpoints(api, services)
  myDataEndpoint(api, services)
  savedAddressEndpoints(api, services)
  contactEndpoint(api, services)
  writeAgainEndpoints(api, services)
  translationEndpoints(api, services)
  synonymEndpoints(api, services)
  noResultEndpoints(api, services)
  manufacturerEndpoints(api, services)
  deliveryEndpoints(api, services)
  vatRateEndpoints(api, services)
  discountEndpoints(api, services)
  giftCardEndpoints(api, services)
  cartGiftCardEndpoints(api, services)
  ownGiftCardEndpoints(api, services)
  recipientEndpoints(api, services)
  soldCardEndpoints(api, services)
  offerTermsEndpoint(api, services)
  accountingEndpoints(api, services)
  payoutEndpoints(api, services)
  giftCardReportEndpoints(api, services)
  sellingEndpoints(api, services)
  mailServerEndpoints(api, services)
  backupEndpoints(api, services)
  publicAddressEndpoints(api, services)
  stripeEndpoints(api, services)
  noticeEndpoints(api, services)
  productsEndpoints(api, services)
  productsTableEndpoints(api, services)
  stockMovementEndpoints(api, services)
  lowStockEndpoints(api, services)
  ownClauseEndpoints(api, services)
  saleEndpoints(api, services)
  editCollectionEndpoints(api, services)
  collectionsCsvEndpoints(api, services)
  messagesEndpoints(api, services)
  threadsEndpoints(api, services)
  savedRepliesEndpoints(api, services)
  customersEndpoints(api, services)
  customerNoteEndpoint(api, services)
  customersCsvEndpoint(api, services)
  customerTagEndpoints(api, services)
  customerConsentEndpoints(api, services)
  marketingConsentEndpoints(api, services)
  eraseCustomerEndpoint(api, services)
  exportEndpoint(api, services)
  wrongLinesEndpoint(api, services)
  importEndpoints(api, services)
  apiKeyEndpoints(api, services)
  teamEndpoints(api, services)
  invitationEndpoints(api, services)
  acceptingEndpoints(api, services)
  auditLogEndpoint(api, services)
  waitingEndpoint(api, services)
  notificationEndpoints(api, services)
  staffSearchEndpoint(api, services)
  dashboardEndpoint(api, services)
  firstStartEndpoint(api, services)
  firstStepsEndpoint(api, services)
  demoGoodsEndpoints(api, services)
  helpEndpoints(api)
  reportEndpoints(api, services)
  discountReportEndpoints(api, services)
  eventsEndpoint(api, services)
  extensionListEndpoints(api, services)
  ownSlotsEndpoint(api, services)
  extensionEndpoints(api, services)
  recordEndpoints(api, services)
  screenEndpoints(api, services)
  staffSlotsEndpoint(api, services)
  extensionPagesEndpoint(api, services)
  extensionTasks(services)
  extraEndpoints(api, services)
  outgoingWebhookEndpoints(api, services)
}

/** Registers addresses outside the API. */
export function registerFiles(app: ShopApp, services: Services): void {
  mediaEndpoints(app, services)
  sitemapEndpoints(app, services)
  identityFiles(app, services, () => readOwnPhotograph(services))
  noticeFiles(app, services)
  guidePictures(app)
  securityTxt(app, services)
  addressCheckFile(app, services)
  backupFiles(app, services)
}
