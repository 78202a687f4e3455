import type { Migrations } from '../server/db/migrate.ts'
import { up as jobs } from '../server/jobs/migrations/026-jobs.ts'
import { up as dueOfEachKind } from '../server/jobs/migrations/140-due-of-each-kind.ts'
import { up as attempts } from '../server/limits/migrations/008-attempts.ts'
import { up as letters } from '../server/mail/migrations/006-letters.ts'
import { up as lettersForgotten } from '../server/mail/migrations/020-letters-forgotten.ts'
import { up as emailAttachments } from '../server/mail/migrations/061-email-attachments.ts'
import { up as emailsThatAreKept } from '../server/mail/migrations/078-emails-that-are-kept.ts'
import { up as emailThreads } from '../server/mail/migrations/107-email-threads.ts'
import { up as deferredEmails } from '../server/mail/migrations/166-deferred-emails.ts'
import { up as customersForStaff } from './admin/customers/migrations/104-customers-for-staff.ts'
import { up as behindTheCounter } from './admin/dashboard/migrations/082-behind-the-counter.ts'
import { up as firstStart } from './admin/setup/migrations/083-first-start.ts'
import { up as factsAreAudited } from './catalog/attributes/migrations/049-facts-are-audited.ts'
import { up as collections } from './catalog/collections/migrations/042-collections.ts'
import { up as featured } from './catalog/collections/migrations/043-featured.ts'
import { up as catalogueImports } from './catalog/import-export/migrations/014-catalogue-imports.ts'
import { up as importsByJobs } from './catalog/import-export/migrations/027-imports-by-jobs.ts'
import { up as reductionsOfPlans } from './catalog/import-export/migrations/150-reductions-of-plans.ts'
import { up as notesOfImportedProducts } from './catalog/import-export/migrations/180-notes-of-imported-products.ts'
import { up as importedHandles } from './catalog/import-export/migrations/181-imported-handles.ts'
import { up as picturesOfImports } from './catalog/import-export/migrations/186-pictures-of-imports.ts'
import { up as catalogue } from './catalog/products/read/migrations/001-catalogue.ts'
import { up as catalogueChanges } from './catalog/products/read/migrations/007-catalogue-changes.ts'
import { up as quieterCatalogueChanges } from './catalog/products/read/migrations/022-quieter-catalogue-changes.ts'
import { up as thumbnailsOfDeletedProducts } from './catalog/products/read/migrations/023-thumbnails-of-deleted-products.ts'
import { up as changesByTag } from './catalog/products/read/migrations/028-changes-by-tag.ts'
import { up as variantDetails } from './catalog/products/read/migrations/030-variant-details.ts'
import { up as options } from './catalog/products/read/migrations/031-options.ts'
import { up as addressesAndMeta } from './catalog/products/read/migrations/032-addresses-and-meta.ts'
import { up as states } from './catalog/products/read/migrations/034-states.ts'
import { up as facts } from './catalog/products/read/migrations/044-facts.ts'
import { up as legalFactsOfProducts } from './catalog/products/read/migrations/054-legal-facts-of-products.ts'
import { up as toldAfterTheCommit } from './catalog/products/read/migrations/080-told-after-the-commit.ts'
import { up as variantsCalledByLongValues } from './catalog/products/read/migrations/119-variants-called-by-long-values.ts'
import { up as formerAddressesInAnyCase } from './catalog/products/read/migrations/151-former-addresses-in-any-case.ts'
import { up as variantsComparedAsRows } from './catalog/products/read/migrations/152-variants-compared-as-rows.ts'
import { up as sortedLists } from './catalog/products/read/migrations/lists/041-sorted-lists.ts'
import { up as quickerLists } from './catalog/products/read/migrations/lists/070-quicker-lists.ts'
import { up as factsByProduct } from './catalog/products/read/migrations/lists/071-facts-by-product.ts'
import { up as pricesInAnIndex } from './catalog/products/read/migrations/lists/117-prices-in-an-index.ts'
import { up as productsTable } from './catalog/products/table/migrations/040-products-table.ts'
import { up as reviews } from './catalog/reviews/migrations/004-reviews.ts'
import { up as moderatedReviews } from './catalog/reviews/migrations/010-reviews.ts'
import { up as reviewsForStaff } from './catalog/reviews/migrations/109-reviews-for-staff.ts'
import { up as reductions } from './catalog/sale-prices/migrations/038-reductions.ts'
import { up as pricesBeforeWereCharged } from './catalog/sale-prices/migrations/118-prices-before-were-charged.ts'
import { up as search } from './catalog/search/migrations/011-search.ts'
import { up as quickerQueries } from './catalog/search/migrations/015-quicker-queries.ts'
import { up as optionsAreFound } from './catalog/search/migrations/033-options-are-found.ts'
import { up as onlyPublicProductsAreFound } from './catalog/search/migrations/035-only-public-products-are-found.ts'
import { up as wordsThatFind } from './catalog/search/migrations/039-words-that-find.ts'
import { up as addressesAreNotFound } from './catalog/search/migrations/045-addresses-are-not-found.ts'
import { up as factsAndCollectionsAreFound } from './catalog/search/migrations/048-facts-and-collections-are-found.ts'
import { up as wholeWordsCountTwice } from './catalog/search/migrations/130-whole-words-count-twice.ts'
import { up as codesAndManufacturersAreFound } from './catalog/search/migrations/190-codes-and-manufacturers-are-found.ts'
import { up as synonymsOfStaff } from './catalog/search/synonyms/migrations/016-synonyms-of-staff.ts'
import { up as deletedMessages } from './content/messages/migrations/021-deleted-messages.ts'
import { up as messagesAboutOrders } from './content/messages/migrations/094-messages-about-orders.ts'
import { up as messageThreads } from './content/messages/migrations/108-message-threads.ts'
import { up as contentPages } from './content/pages/migrations/051-content-pages.ts'
import { up as quieterContentPages } from './content/pages/migrations/052-quieter-content-pages.ts'
import { up as pagesAreFound } from './content/pages/migrations/191-pages-are-found.ts'
import { up as codesOfRequests } from './core/accounts/migrations/019-codes-of-requests.ts'
import { up as customers } from './core/accounts/users/migrations/002-customers.ts'
import { up as emailKeys } from './core/accounts/users/migrations/017-email-keys.ts'
import { up as customerChanges } from './core/accounts/users/migrations/067-customer-changes.ts'
import { up as staffRoles } from './core/accounts/users/migrations/096-staff-roles.ts'
import { up as customersToldLater } from './core/accounts/users/migrations/145-customers-told-later.ts'
import { up as confirmedAddresses } from './core/accounts/users/migrations/167-confirmed-addresses.ts'
import { up as changes } from './core/activity-log/migrations/012-changes.ts'
import { up as wordsOfTheField } from './core/activity-log/migrations/029-words-of-the-field.ts'
import { up as changesByPerson } from './core/activity-log/migrations/124-changes-by-person.ts'
import { up as addresses } from './core/addresses/saved/migrations/056-addresses.ts'
import { up as sessionDevices } from './core/auth/migrations/100-session-devices.ts'
import { up as secondFactors } from './core/auth/second-factors/migrations/101-second-factors.ts'
import { up as demoThings } from './core/demo-data/migrations/084-demo-things.ts'
import { up as demoPayments } from './core/demo-data/migrations/112-demo-payments.ts'
import { up as settings } from './core/settings/migrations/046-settings.ts'
import { up as picturesOfSettings } from './core/settings/migrations/053-pictures-of-settings.ts'
import { up as team } from './core/team/migrations/097-team.ts'
import { up as withdrawInvitations } from './core/team/migrations/165-withdraw-invitations.ts'
import { up as backInStock } from './sales/back-in-stock/migrations/093-back-in-stock.ts'
import { up as waitingByVariant } from './sales/back-in-stock/migrations/111-waiting-by-variant.ts'
import { up as cart } from './sales/cart/lines/migrations/003-cart.ts'
import { up as cartAndStock } from './sales/cart/lines/migrations/009-cart-and-stock.ts'
import { up as guaranteeNotices } from './sales/launch/migrations/058-guarantee-notices.ts'
import { up as orders } from './sales/orders/migrations/005-orders.ts'
import { up as orderSteps } from './sales/orders/migrations/013-order-steps.ts'
import { up as orderTotals } from './sales/orders/migrations/025-order-totals.ts'
import { up as placedOrders } from './sales/orders/migrations/059-placed-orders.ts'
import { up as ordersByEmail } from './sales/orders/migrations/065-orders-by-email.ts'
import { up as lateOrders } from './sales/orders/migrations/066-late-orders.ts'
import { up as ordersForgotten } from './sales/orders/migrations/079-orders-forgotten.ts'
import { up as undoneStepsAndNotes } from './sales/orders/migrations/086-undone-steps-and-notes.ts'
import { up as ordersTable } from './sales/orders/migrations/087-orders-table.ts'
import { up as manualOrders } from './sales/orders/migrations/088-manual-orders.ts'
import { up as reviewRequests } from './sales/orders/migrations/095-review-requests.ts'
import { up as numbersDrawnBefore } from './sales/orders/migrations/146-numbers-drawn-before.ts'
import { up as limitsOfUnpaidOrders } from './sales/orders/migrations/170-limits-of-unpaid-orders.ts'
import { up as ordersThatNeedAttention } from './sales/orders/migrations/175-orders-that-need-attention.ts'
import { up as payments } from './sales/payments/migrations/060-payments.ts'
import { up as onlinePayments } from './sales/payments/migrations/062-online-payments.ts'
import { up as refundsOfParts } from './sales/payments/migrations/063-refunds-of-parts.ts'
import { up as refusedNotices } from './sales/payments/migrations/074-refused-notices.ts'
import { up as failedRefundsTold } from './sales/payments/migrations/114-failed-refunds-told.ts'
import { up as disputesEnd } from './sales/payments/migrations/122-disputes-end.ts'
import { up as whatDisputesTook } from './sales/payments/migrations/125-what-disputes-took.ts'
import { up as disputesListed } from './sales/payments/migrations/126-disputes-listed.ts'
import { up as refundAccounts } from './sales/payments/migrations/171-refund-accounts.ts'
import { up as withdrawals } from './sales/returns/statements/migrations/064-withdrawals.ts'
import { up as delivery } from './sales/shipping/migrations/055-delivery.ts'
import { up as vatRates } from './sales/tax/migrations/057-vat-rates.ts'
import { up as soldAbroad } from './sales/tax/migrations/110-sold-abroad.ts'
import { up as homeSections } from './storefront/home-page/store/migrations/050-home-sections.ts'
import { up as pictureSources } from './ui/images/migrations/185-picture-sources.ts'

/** The migrations before 200, which never change. Add new ones to `migrations.server.ts`. */
export const firstMigrations: Migrations = {
  '001-catalogue': catalogue,
  '002-customers': customers,
  '003-cart': cart,
  '004-reviews': reviews,
  '005-orders': orders,
  '006-letters': letters,
  '007-catalogue-changes': catalogueChanges,
  '008-attempts': attempts,
  '009-cart-and-stock': cartAndStock,
  '010-reviews': moderatedReviews,
  '011-search': search,
  '012-changes': changes,
  '013-order-steps': orderSteps,
  '014-catalogue-imports': catalogueImports,
  '015-quicker-queries': quickerQueries,
  '016-synonyms-of-staff': synonymsOfStaff,
  '017-email-keys': emailKeys,
  '019-codes-of-requests': codesOfRequests,
  '020-letters-forgotten': lettersForgotten,
  '021-deleted-messages': deletedMessages,
  '022-quieter-catalogue-changes': quieterCatalogueChanges,
  '023-thumbnails-of-deleted-products': thumbnailsOfDeletedProducts,
  '025-order-totals': orderTotals,
  '026-jobs': jobs,
  '027-imports-by-jobs': importsByJobs,
  '028-changes-by-tag': changesByTag,
  '029-words-of-the-field': wordsOfTheField,
  '030-variant-details': variantDetails,
  '031-options': options,
  '032-addresses-and-meta': addressesAndMeta,
  '033-options-are-found': optionsAreFound,
  '034-states': states,
  '035-only-public-products-are-found': onlyPublicProductsAreFound,
  '038-reductions': reductions,
  '039-words-that-find': wordsThatFind,
  '040-products-table': productsTable,
  '041-sorted-lists': sortedLists,
  '042-collections': collections,
  '043-featured': featured,
  '044-facts': facts,
  '045-addresses-are-not-found': addressesAreNotFound,
  '046-settings': settings,
  '048-facts-and-collections-are-found': factsAndCollectionsAreFound,
  '049-facts-are-audited': factsAreAudited,
  '050-home-sections': homeSections,
  '051-content-pages': contentPages,
  '052-quieter-content-pages': quieterContentPages,
  '053-pictures-of-settings': picturesOfSettings,
  '054-legal-facts-of-products': legalFactsOfProducts,
  '055-delivery': delivery,
  '056-addresses': addresses,
  '057-vat-rates': vatRates,
  '058-guarantee-notices': guaranteeNotices,
  '059-placed-orders': placedOrders,
  '060-payments': payments,
  '061-email-attachments': emailAttachments,
  '062-online-payments': onlinePayments,
  '063-refunds-of-parts': refundsOfParts,
  '064-withdrawals': withdrawals,
  '065-orders-by-email': ordersByEmail,
  '066-late-orders': lateOrders,
  '067-customer-changes': customerChanges,
  '070-quicker-lists': quickerLists,
  '071-facts-by-product': factsByProduct,
  '074-refused-notices': refusedNotices,
  '078-emails-that-are-kept': emailsThatAreKept,
  '079-orders-forgotten': ordersForgotten,
  '080-told-after-the-commit': toldAfterTheCommit,
  '082-behind-the-counter': behindTheCounter,
  '083-first-start': firstStart,
  '084-demo-things': demoThings,
  '086-undone-steps-and-notes': undoneStepsAndNotes,
  '087-orders-table': ordersTable,
  '088-manual-orders': manualOrders,
  '093-back-in-stock': backInStock,
  '094-messages-about-orders': messagesAboutOrders,
  '095-review-requests': reviewRequests,
  '096-staff-roles': staffRoles,
  '097-team': team,
  '100-session-devices': sessionDevices,
  '101-second-factors': secondFactors,
  '104-customers-for-staff': customersForStaff,
  '107-email-threads': emailThreads,
  '108-message-threads': messageThreads,
  '109-reviews-for-staff': reviewsForStaff,
  '110-sold-abroad': soldAbroad,
  '111-waiting-by-variant': waitingByVariant,
  '112-demo-payments': demoPayments,
  '114-failed-refunds-told': failedRefundsTold,
  '117-prices-in-an-index': pricesInAnIndex,
  '118-prices-before-were-charged': pricesBeforeWereCharged,
  '119-variants-called-by-long-values': variantsCalledByLongValues,
  '122-disputes-end': disputesEnd,
  '124-changes-by-person': changesByPerson,
  '125-what-disputes-took': whatDisputesTook,
  '126-disputes-listed': disputesListed,
  '130-whole-words-count-twice': wholeWordsCountTwice,
  '140-due-of-each-kind': dueOfEachKind,
  '145-customers-told-later': customersToldLater,
  '146-numbers-drawn-before': numbersDrawnBefore,
  '150-reductions-of-plans': reductionsOfPlans,
  '151-former-addresses-in-any-case': formerAddressesInAnyCase,
  '152-variants-compared-as-rows': variantsComparedAsRows,
  '165-withdraw-invitations': withdrawInvitations,
  '166-deferred-emails': deferredEmails,
  '167-confirmed-addresses': confirmedAddresses,
  '170-limits-of-unpaid-orders': limitsOfUnpaidOrders,
  '171-refund-accounts': refundAccounts,
  '175-orders-that-need-attention': ordersThatNeedAttention,
  '180-notes-of-imported-products': notesOfImportedProducts,
  '181-imported-handles': importedHandles,
  '185-picture-sources': pictureSources,
  '186-pictures-of-imports': picturesOfImports,
  '190-codes-and-manufacturers-are-found': codesAndManufacturersAreFound,
  '191-pages-are-found': pagesAreFound,
}
