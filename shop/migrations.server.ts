import { up as backups } from '../server/backups/migrations/290-backups.ts'
import { up as edgePurges } from '../server/cache/edge/migrations/410-edge-purges.ts'
import { up as connections } from '../server/connections/migrations/220-connections.ts'
import type { Migrations } from '../server/db/migrate.ts'
import { up as schemaCompatibility } from '../server/db/migrations/420-schema-compatibility.ts'
import { up as events } from '../server/events/migrations/300-events.ts'
import { up as eventDeliveryHeads } from '../server/events/migrations/370-event-delivery-heads.ts'
import { up as nextEventDelivery } from '../server/events/migrations/592-next-event-delivery.ts'
import { up as idempotencyKeys } from '../server/idempotency/migrations/311-idempotency-keys.ts'
import { up as sharedCounts } from '../server/limits/migrations/402-shared-counts.ts'
import { up as secretFingerprint } from '../server/start/migrations/400-secret-fingerprint.ts'
import { up as secretRotation } from '../server/start/migrations/521-secret-rotation.ts'
import { up as customerTags } from './admin/customers/migrations/270-customer-tags.ts'
import { up as customerFigures } from './admin/customers/migrations/272-customer-figures.ts'
import { up as completeCustomerFigures } from './admin/customers/migrations/295-complete-customer-figures.ts'
import { up as salesSummaries } from './admin/reports/migrations/520-sales-summaries.ts'
import { up as salesOrders } from './admin/reports/migrations/590-sales-orders.ts'
import { up as salesOfNewOrders } from './admin/reports/migrations/597-sales-of-new-orders.ts'
import { up as seenNotifications } from './admin/shell/migrations/291-seen-notifications.ts'
import { up as seenNotificationsBigint } from './admin/shell/migrations/297-seen-notifications-bigint.ts'
import { up as webhooks } from './admin/webhooks/migrations/330-webhooks.ts'
import { up as webhookDeliveryHeads } from './admin/webhooks/migrations/371-webhook-delivery-heads.ts'
import { up as readingNotes } from './catalog/import-export/migrations/401-reading-notes.ts'
import { up as productEvents } from './catalog/products/read/migrations/301-product-events.ts'
import { up as publicationNotices } from './catalog/products/read/migrations/599-publication-notices.ts'
import { up as stockMovements } from './catalog/products/stock/migrations/260-stock-movements.ts'
import { up as appendOnlyMovements } from './catalog/products/stock/migrations/294-append-only-movements.ts'
import { up as stockLevels } from './catalog/products/stock/migrations/593-stock-levels.ts'
import { up as firstStockLevels } from './catalog/products/stock/migrations/594-first-stock-levels.ts'
import { up as dropStockIndex } from './catalog/products/stock/migrations/595-drop-stock-index.ts'
import { up as variantChangesByStatement } from './catalog/products/stock/migrations/596-variant-changes-by-statement.ts'
import { up as bulkUndo } from './catalog/products/table/migrations/230-bulk-undo.ts'
import { up as productCounts } from './catalog/products/table/migrations/580-product-counts.ts'
import { up as sortedTable } from './catalog/products/table/migrations/598-sorted-table.ts'
import { up as searchLanguages } from './catalog/search/migrations/530-search-languages.ts'
import { up as searchLanguageIndexes } from './catalog/search/migrations/531-search-language-indexes.ts'
import { up as translatedSearch } from './catalog/search/migrations/556-translated-search.ts'
import { up as englishWords } from './catalog/search/migrations/557-english-words.ts'
import { up as searchOfFewTranslations } from './catalog/search/migrations/577-search-of-few-translations.ts'
import { up as quickerStems } from './catalog/search/migrations/583-quicker-stems.ts'
import { up as menus } from './content/menus/migrations/250-menus.ts'
import { up as menuPlaces } from './content/menus/migrations/292-menu-places.ts'
import { up as messageLanguages } from './content/messages/migrations/549-message-languages.ts'
import { up as pagePictures } from './content/pages/migrations/251-page-pictures.ts'
import { up as userLanguages } from './core/accounts/users/migrations/545-user-languages.ts'
import { up as resourceUndos } from './core/admin-kit/resource/migrations/280-resource-undos.ts'
import { up as apiKeys } from './core/api-keys/migrations/310-api-keys.ts'
import { up as demoPages } from './core/demo-data/migrations/200-demo-pages.ts'
import { up as extensions } from './core/extensions/migrations/340-extensions.ts'
import { up as extensionSettings } from './core/extensions/migrations/341-extension-settings.ts'
import { up as extensionMigrations } from './core/extensions/migrations/350-extension-migrations.ts'
import { up as extensionViews } from './core/extensions/migrations/351-extension-views.ts'
import { up as extraValues } from './core/extensions/migrations/352-extra-values.ts'
import { up as settingsOfProviders } from './core/extensions/migrations/360-settings-of-providers.ts'
import { up as extensionRecords } from './core/extensions/migrations/380-extension-records.ts'
import { up as marketingConsents } from './core/marketing-consent/migrations/271-marketing-consents.ts'
import { up as accountants } from './core/team/migrations/511-accountants.ts'
import { up as translations } from './core/translations/migrations/550-translations.ts'
import { up as translatedSlugs } from './core/translations/migrations/575-translated-slugs.ts'
import { up as translatedSlugIndexes } from './core/translations/migrations/576-translated-slug-indexes.ts'
import { up as firstTranslatedSlugs } from './core/translations/migrations/578-first-translated-slugs.ts'
import { up as slugsOfTranslatedTitles } from './core/translations/migrations/579-slugs-of-translated-titles.ts'
import { firstMigrations } from './first-migrations.server.ts'
import { up as closings } from './sales/accounting/migrations/513-closings.ts'
import { up as payouts } from './sales/accounting/migrations/570-payouts.ts'
import { up as failedPayouts } from './sales/accounting/migrations/581-failed-payouts.ts'
import { up as feesOfFailedPayouts } from './sales/accounting/migrations/582-fees-of-failed-payouts.ts'
import { up as earlierFailedPayouts } from './sales/accounting/migrations/591-earlier-failed-payouts.ts'
import { up as notificationLanguages } from './sales/back-in-stock/migrations/547-notification-languages.ts'
import { up as companies } from './sales/companies/migrations/510-companies.ts'
import { up as discounts } from './sales/discounts/migrations/450-discounts.ts'
import { up as kindsOfDiscounts } from './sales/discounts/migrations/460-kinds-of-discounts.ts'
import { up as deletedCodes } from './sales/discounts/migrations/470-deleted-codes.ts'
import { up as discountConditions } from './sales/discounts/migrations/471-discount-conditions.ts'
import { up as discountUsage } from './sales/discounts/migrations/472-discount-usage.ts'
import { up as offersOfOrders } from './sales/discounts/migrations/552-offers-of-orders.ts'
import { up as validReturnedCents } from './sales/discounts/migrations/553-valid-returned-cents.ts'
import { up as giftCards } from './sales/gift-cards/migrations/480-gift-cards.ts'
import { up as partPayments } from './sales/gift-cards/migrations/481-part-payments.ts'
import { up as soldGiftCards } from './sales/gift-cards/migrations/560-sold-gift-cards.ts'
import { up as revokedOnce } from './sales/gift-cards/migrations/561-revoked-once.ts'
import { up as resentGiftCards } from './sales/gift-cards/migrations/562-resent-gift-cards.ts'
import { up as cardsOfCustomers } from './sales/gift-cards/migrations/563-cards-of-customers.ts'
import { up as cardsByRecipient } from './sales/gift-cards/migrations/564-cards-by-recipient.ts'
import { up as invoices } from './sales/invoices/migrations/500-invoices.ts'
import { up as voidDocumentNumbers } from './sales/invoices/migrations/565-void-document-numbers.ts'
import { up as documentSubmissions } from './sales/invoices/migrations/572-document-submissions.ts'
import { up as carrierRates } from './sales/orders/migrations/342-carrier-rates.ts'
import { up as orderLanguages } from './sales/orders/migrations/546-order-languages.ts'
import { up as unitsRefundedAsPaid } from './sales/orders/migrations/554-units-refunded-as-paid.ts'
import { up as paymentMethods } from './sales/payments/migrations/320-payment-methods.ts'
import { up as refundsByKeys } from './sales/payments/migrations/372-refunds-by-keys.ts'
import { up as paymentLosses } from './sales/payments/migrations/566-payment-losses.ts'
import { up as earlierPaymentLosses } from './sales/payments/migrations/567-earlier-payment-losses.ts'
import { up as restOfRefund } from './sales/payments/migrations/571-rest-of-refund.ts'
import { up as giftCardsInRefunds } from './sales/payments/migrations/573-gift-cards-in-refunds.ts'
import { up as giftCardsInRefundsChecked } from './sales/payments/migrations/574-gift-cards-in-refunds-checked.ts'
import { up as withdrawalLanguages } from './sales/returns/statements/migrations/548-withdrawal-languages.ts'
import { up as vatRatesAreRecords } from './sales/tax/migrations/281-vat-rates-are-records.ts'
import { up as ownClauses } from './sales/terms/own-clauses/migrations/261-own-clauses.ts'
import { up as homeSectionRows } from './storefront/home-page/store/migrations/240-home-section-rows.ts'
import { up as sectionTranslations } from './storefront/home-page/store/migrations/551-section-translations.ts'

/** All migrations in execution order, each defined in its module. Released migrations never change. */
export const migrations: Migrations = {
  ...firstMigrations,
  '200-demo-pages': demoPages,
  '220-connections': connections,
  '230-bulk-undo': bulkUndo,
  '240-home-section-rows': homeSectionRows,
  '250-menus': menus,
  '251-page-pictures': pagePictures,
  '260-stock-movements': stockMovements,
  '261-own-clauses': ownClauses,
  '270-customer-tags': customerTags,
  '271-marketing-consents': marketingConsents,
  '272-customer-figures': customerFigures,
  '280-resource-undos': resourceUndos,
  '281-vat-rates-are-records': vatRatesAreRecords,
  '290-backups': backups,
  '291-seen-notifications': seenNotifications,
  '292-menu-places': menuPlaces,
  '294-append-only-movements': appendOnlyMovements,
  '295-complete-customer-figures': completeCustomerFigures,
  '297-seen-notifications-bigint': seenNotificationsBigint,
  '300-events': events,
  '301-product-events': productEvents,
  '310-api-keys': apiKeys,
  '311-idempotency-keys': idempotencyKeys,
  '320-payment-methods': paymentMethods,
  '330-webhooks': webhooks,
  '340-extensions': extensions,
  '341-extension-settings': extensionSettings,
  '342-carrier-rates': carrierRates,
  '350-extension-migrations': extensionMigrations,
  '351-extension-views': extensionViews,
  '352-extra-values': extraValues,
  '360-settings-of-providers': settingsOfProviders,
  '370-event-delivery-heads': eventDeliveryHeads,
  '371-webhook-delivery-heads': webhookDeliveryHeads,
  '372-refunds-by-keys': refundsByKeys,
  '380-extension-records': extensionRecords,
  '400-secret-fingerprint': secretFingerprint,
  '401-reading-notes': readingNotes,
  '402-shared-counts': sharedCounts,
  '410-edge-purges': edgePurges,
  '420-schema-compatibility': schemaCompatibility,
  '450-discounts': discounts,
  '460-kinds-of-discounts': kindsOfDiscounts,
  '470-deleted-codes': deletedCodes,
  '471-discount-conditions': discountConditions,
  '472-discount-usage': discountUsage,
  '480-gift-cards': giftCards,
  '481-part-payments': partPayments,
  '500-invoices': invoices,
  '510-companies': companies,
  '511-accountants': accountants,
  '513-closings': closings,
  '520-sales-summaries': salesSummaries,
  '521-secret-rotation': secretRotation,
  '530-search-languages': searchLanguages,
  '531-search-language-indexes': searchLanguageIndexes,
  '545-user-languages': userLanguages,
  '546-order-languages': orderLanguages,
  '547-notification-languages': notificationLanguages,
  '548-withdrawal-languages': withdrawalLanguages,
  '549-message-languages': messageLanguages,
  '550-translations': translations,
  '551-section-translations': sectionTranslations,
  '552-offers-of-orders': offersOfOrders,
  '553-valid-returned-cents': validReturnedCents,
  '554-units-refunded-as-paid': unitsRefundedAsPaid,
  '556-translated-search': translatedSearch,
  '557-english-words': englishWords,
  '560-sold-gift-cards': soldGiftCards,
  '561-revoked-once': revokedOnce,
  '562-resent-gift-cards': resentGiftCards,
  '563-cards-of-customers': cardsOfCustomers,
  '564-cards-by-recipient': cardsByRecipient,
  '565-void-document-numbers': voidDocumentNumbers,
  '566-payment-losses': paymentLosses,
  '567-earlier-payment-losses': earlierPaymentLosses,
  '570-payouts': payouts,
  '571-rest-of-refund': restOfRefund,
  '572-document-submissions': documentSubmissions,
  '573-gift-cards-in-refunds': giftCardsInRefunds,
  '574-gift-cards-in-refunds-checked': giftCardsInRefundsChecked,
  '575-translated-slugs': translatedSlugs,
  '576-translated-slug-indexes': translatedSlugIndexes,
  '577-search-of-few-translations': searchOfFewTranslations,
  '578-first-translated-slugs': firstTranslatedSlugs,
  '579-slugs-of-translated-titles': slugsOfTranslatedTitles,
  '580-product-counts': productCounts,
  '581-failed-payouts': failedPayouts,
  '582-fees-of-failed-payouts': feesOfFailedPayouts,
  '583-quicker-stems': quickerStems,
  '590-sales-orders': salesOrders,
  '591-earlier-failed-payouts': earlierFailedPayouts,
  '592-next-event-delivery': nextEventDelivery,
  '593-stock-levels': stockLevels,
  '594-first-stock-levels': firstStockLevels,
  '595-drop-stock-index': dropStockIndex,
  '596-variant-changes-by-statement': variantChangesByStatement,
  '597-sales-of-new-orders': salesOfNewOrders,
  '598-sorted-table': sortedTable,
  '599-publication-notices': publicationNotices,
}

/**
 * The last migration of the oldest release that works with the schema of this one. A migration that removes a part of
 * the schema raises it to the last migration of the release that stopped to use that part.
 */
export const COMPATIBLE_FROM = '402-shared-counts'
