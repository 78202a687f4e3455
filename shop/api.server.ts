import type { ShopApp } from '../server/http/shop-app.ts'
import type { Services } from '../server/services.ts'
import { changeEmailEndpoint } from './account/change-email/change-email.server.ts'
import { deleteAccountEndpoint } from './account/deletion/delete-account.server.ts'
import { changeDetailsEndpoint } from './account/details/change-details.server.ts'
import { myDataEndpoint } from './account/own-data/my-data.server.ts'
import { passwordEndpoints } from './account/passwords/passwords.server.ts'
import { signupEndpoints } from './account/signup/signup.server.ts'
import { ownPasskeysEndpoints } from './account/two-step/passkeys/own-passkeys.server.ts'
import { twoStepEndpoints } from './account/two-step/two-step.server.ts'
import { auditLogEndpoint } from './audit-log/audit-log.server.ts'
import { backInStockEndpoints } from './back-in-stock/back-in-stock.server.ts'
import { cartEndpoints } from './cart/cart.server.ts'
import { catalogueEndpoints } from './catalogue/catalogue.server.ts'
import { sitemapEndpoints } from './catalogue/sitemap/sitemap.server.ts'
import { collectionsCsvEndpoints } from './catalogue-csv/collections/collections-csv.server.ts'
import { importEndpoints } from './catalogue-csv/imports.server.ts'
import { exportEndpoint } from './catalogue-csv/run/export-catalogue.server.ts'
import { wrongLinesEndpoint } from './catalogue-csv/run/export-wrong-lines.server.ts'
import { checkoutEndpoints } from './checkout/checkout.server.ts'
import { collectionEndpoints } from './collections/collections.server.ts'
import { editCollectionEndpoints } from './collections/editing/edit-collections.server.ts'
import { contactEndpoint } from './contact/contact.server.ts'
import { savedRepliesEndpoints } from './contact/saved-replies/saved-replies.server.ts'
import { messagesEndpoints } from './contact/staff/messages.server.ts'
import { threadsEndpoints } from './contact/threads/threads.server.ts'
import { writeAgainEndpoints } from './contact/threads/write-again/write-again.server.ts'
import { contentPageEndpoints } from './content-pages/content-pages.server.ts'
import { customersEndpoints } from './customers/customers.server.ts'
import { eraseCustomerEndpoint } from './customers/erasure/erase-customer.server.ts'
import { customerNoteEndpoint } from './customers/note/customer-note.server.ts'
import { deliveryEndpoints } from './delivery/delivery.server.ts'
import { demoGoodsEndpoints } from './demo-goods/remove-demo.server.ts'
import { factEndpoints } from './facts/facts.server.ts'
import { firstStartEndpoint } from './first-start/first-start.server.ts'
import { firstStepsEndpoint } from './first-start/steps/first-steps.server.ts'
import { homeEndpoints } from './home-sections/home.server.ts'
import { readOwnPhotograph } from './home-sections/own-photograph.server.ts'
import { mediaEndpoints } from './images/media.server.ts'
import { makerEndpoints } from './makers/makers.server.ts'
import { manualOrderEndpoints } from './manual-orders/manual-orders.server.ts'
import { offerTermsEndpoint } from './offer-terms/offer-terms.server.ts'
import { noticesEndpoint } from './order-payments/notices/notices.server.ts'
import { orderPaymentEndpoints } from './order-payments/order-payments.server.ts'
import { staffPaymentsEndpoints } from './order-payments/staff/staff-payments.server.ts'
import { giveUpEndpoint } from './order-payments/unpaid/unpaid-orders.server.ts'
import { staffWithdrawalsEndpoints } from './order-withdrawals/staff/staff-withdrawals.server.ts'
import { withdrawalEndpoints } from './order-withdrawals/withdrawals.server.ts'
import { agreedTermsEndpoint } from './orders/agreed-terms/agreed-terms.server.ts'
import { correctAddressEndpoints } from './orders/correcting/correct-address.server.ts'
import { orderEmailsEndpoints } from './orders/emails/order-emails.server.ts'
import { ordersEndpoint } from './orders/orders.server.ts'
import { refundAccountEndpoint } from './orders/refund-account/save-refund-account.server.ts'
import { reorderEndpoint } from './orders/reorder/reorder.server.ts'
import { reviewRequestEndpoints } from './orders/review-requests/request-reviews.server.ts'
import { notesEndpoint } from './orders/staff/notes/notes.server.ts'
import { staffOrderEndpoint } from './orders/staff/order/staff-order.server.ts'
import { slipsEndpoint } from './orders/staff/slips/slips.server.ts'
import { staffOrdersEndpoints } from './orders/staff/staff-orders.server.ts'
import { stepsEndpoints } from './orders/staff/steps/steps.server.ts'
import { ordersCsvEndpoint } from './orders/staff/table/csv/orders-csv.server.ts'
import { trackingEndpoint } from './orders/staff/tracking/tracking.server.ts'
import { productsTableEndpoints } from './product-editing/table/products-table.server.ts'
import { productsEndpoints } from './product-editing/write/products.server.ts'
import { reductionEndpoints } from './reductions/reductions.server.ts'
import { allReviewsEndpoint } from './reviews/moderation/all/all-reviews.server.ts'
import { moderationEndpoints } from './reviews/moderation/moderation.server.ts'
import { reviewsEndpoints } from './reviews/reviews.server.ts'
import { savedAddressEndpoints } from './saved-addresses/saved-addresses.server.ts'
import { noResultEndpoints } from './search/no-results/no-results.server.ts'
import { searchEndpoints } from './search/search.server.ts'
import { synonymEndpoints } from './search/synonyms/synonyms.server.ts'
import { noticeEndpoints, noticeFiles } from './selling/notices/notices.server.ts'
import { sellingEndpoints } from './selling/selling.server.ts'
import { ownSessionsEndpoints } from './session/devices/own-sessions.server.ts'
import { secondStepEndpoints } from './session/second-step/second-step.server.ts'
import { sessionEndpoints } from './session/session.server.ts'
import { socialLoginEndpoints } from './session/social/social-login.server.ts'
import { identityFiles } from './settings/files/identity-files.server.ts'
import { securityTxt } from './settings/files/security-txt.server.ts'
import { settingsEndpoints } from './settings/settings.server.ts'
import { staffSearchEndpoint } from './staff-frame/search/staff-search.server.ts'
import { waitingEndpoint } from './staff-frame/waiting/waiting.server.ts'
import { acceptingEndpoints } from './team/accepting/accepting.server.ts'
import { invitationEndpoints } from './team/invitations/invitations.server.ts'
import { teamEndpoints } from './team/team.server.ts'
import { todayEndpoint } from './today/today.server.ts'
import { vatRateEndpoints } from './vat/vat-rates.server.ts'

/** Registers every feature's endpoints of the API, in the order a shopper meets them. */
export function registerEndpoints(api: ShopApp, services: Services): void {
  settingsEndpoints(api, services)
  homeEndpoints(api, services)
  contentPageEndpoints(api, services)
  catalogueEndpoints(api, services)
  collectionEndpoints(api, services)
  reviewsEndpoints(api, services)
  moderationEndpoints(api, services)
  allReviewsEndpoint(api, services)
  searchEndpoints(api, services)
  factEndpoints(api, services)
  signupEndpoints(api, services)
  sessionEndpoints(api, services)
  secondStepEndpoints(api, services)
  ownSessionsEndpoints(api, services)
  socialLoginEndpoints(api, services)
  backInStockEndpoints(api, services)
  cartEndpoints(api, services)
  checkoutEndpoints(api, services)
  ordersEndpoint(api, services)
  refundAccountEndpoint(api, services)
  reorderEndpoint(api, services)
  reviewRequestEndpoints(api, services)
  giveUpEndpoint(api, services)
  orderPaymentEndpoints(api, services)
  staffPaymentsEndpoints(api, services)
  noticesEndpoint(api, services)
  withdrawalEndpoints(api, services)
  staffOrdersEndpoints(api, services)
  staffOrderEndpoint(api, services)
  stepsEndpoints(api, services)
  trackingEndpoint(api, services)
  notesEndpoint(api, services)
  manualOrderEndpoints(api, services)
  slipsEndpoint(api, services)
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
  synonymEndpoints(api, services)
  noResultEndpoints(api, services)
  makerEndpoints(api, services)
  deliveryEndpoints(api, services)
  vatRateEndpoints(api, services)
  offerTermsEndpoint(api, services)
  sellingEndpoints(api, services)
  noticeEndpoints(api, services)
  productsEndpoints(api, services)
  productsTableEndpoints(api, services)
  reductionEndpoints(api, services)
  editCollectionEndpoints(api, services)
  collectionsCsvEndpoints(api, services)
  messagesEndpoints(api, services)
  threadsEndpoints(api, services)
  savedRepliesEndpoints(api, services)
  customersEndpoints(api, services)
  customerNoteEndpoint(api, services)
  eraseCustomerEndpoint(api, services)
  exportEndpoint(api, services)
  wrongLinesEndpoint(api, services)
  importEndpoints(api, services)
  teamEndpoints(api, services)
  invitationEndpoints(api, services)
  acceptingEndpoints(api, services)
  auditLogEndpoint(api, services)
  waitingEndpoint(api, services)
  staffSearchEndpoint(api, services)
  todayEndpoint(api, services)
  firstStartEndpoint(api, services)
  firstStepsEndpoint(api, services)
  demoGoodsEndpoints(api, services)
}

/** Registers what is asked for by address alone, outside of the API. */
export function registerFiles(app: ShopApp, services: Services): void {
  mediaEndpoints(app, services)
  sitemapEndpoints(app, services)
  identityFiles(app, services, () => readOwnPhotograph(services))
  noticeFiles(app, services)
  securityTxt(app, services)
}
