import { allOf, counted, plural, shownNumber } from '../../../../lib/texts/fr.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type {
  BundleRule,
  DiscountKind,
  DiscountScope,
  GetScope,
  TiersPer,
  TierUnit,
} from '../discount-kinds.contract.ts'
import type { DiscountItem, PreviewCart } from '../discounts.contract.ts'

// discounts.page.tsx
export const screen: ResourceTexts = {
  title: 'Réductions',
  onlyStaff: 'Seule l’équipe peut modifier les réductions.',
  failedToLoad: 'Les réductions n’ont pas pu être chargées. Réessayez.',
  count: (count) => `${counted(count, 'réduction', 'réductions')}, de la plus récente à la plus ancienne`,
  empty: 'Pas encore de réduction. Créez un code de réduction, ou une réduction qui s’applique automatiquement.',
}
export const whatDiscountsAre =
  'Une réduction diminue le total d’une commande dans le panier, avec un code ou automatiquement. Les promotions diminuent le prix des produits.'
export const createDiscount = 'Créer une réduction'
export const name = 'Nom'
export const state = 'Statut'
export const code = 'Code'
export const uses = 'Utilisations'
export const discounted = 'Montant déduit'
export const usageReport = 'Rapport d’utilisation'
export const usage = 'Rapport'
export const usageOf = (name: string) => `Rapport d’utilisation : ${name}`
export const automatic = 'Automatique'
export const singleUseCodes = (used: number, count: number) =>
  `${shownNumber(used)} sur ${counted(count, 'code utilisé', 'codes utilisés')}`
export const noCode = 'Pas encore de code'
export const ofUses = (uses: number, max: number) => `${shownNumber(uses)} sur ${shownNumber(max)}`
export const onPhone = {
  uses: (uses: string) => `Utilisations : ${uses}`,
  discounted: (amount: string) => `Montant déduit : ${amount}`,
}
export const states: Record<DiscountItem['state'], string> = {
  running: 'En cours',
  scheduled: 'Programmée',
  used_up: 'Épuisée',
  ended: 'Terminée',
  inactive: 'Inactive',
}
export const endNow = 'Terminer'
export const ended = (count: number) => counted(count, 'réduction terminée', 'réductions terminées')
export const activate = 'Activer'
export const activated = (count: number) => counted(count, 'réduction activée', 'réductions activées')

// discount.page.tsx
export const editor = {
  title: 'Réduction',
  add: createDiscount,
  saved: 'Réduction enregistrée',
  removed: 'Réduction supprimée',
}
export const deleteDiscount = 'Supprimer la réduction'
export const deletionText =
  'Les clients ne pourront plus utiliser la réduction et ses codes. Les commandes les conservent.'
export const figures = (uses: string, amount: string) => `Utilisée dans ${uses}, montant déduit : ${amount}.`
export const orders = (count: number) => counted(count, 'commande', 'commandes')
export const copyDiscount = 'Copier la réduction'
export const copyNamed = (name: string) => `Copie de ${name}`

// discount-fields.tsx
export const nameHint = 'Les clients voient ce nom dans le panier, dans la commande et dans les e-mails.'
export const kind = 'Type'
export const kinds: Record<DiscountKind, string> = {
  percentage: 'Pourcentage',
  amount: 'Montant en euros',
  free_shipping: 'Livraison gratuite',
  quantity_tiers: 'Paliers de quantité',
  buy_x_get_y: 'Acheter X, obtenir Y',
  bundle_price: 'Prix d’un lot',
}
export const percent = 'Pourcentage'
export const percentHint = 'De 0,01 à 100'
export const amount = 'Montant (€)'
export const activation = 'Activation'
export const byCode = 'Avec un code'
export const automatically = 'Automatiquement, sans code'
export const codeHint =
  'De 3 à 40 lettres, chiffres et traits d’union. Laissez vide pour créer des codes à usage unique après l’enregistrement.'
export const appliesTo = 'S’applique à'
export const scopes: Record<DiscountScope, string> = {
  everything: 'Tous les produits',
  collections: 'Collections',
  products: 'Produits',
  variants: 'Variantes',
}
export const noCollections = 'La boutique n’a pas encore de collection.'
export const excludesReduced = 'Exclure les produits en promotion'
export const combines = 'Cumuler avec d’autres réductions'
export const combinesHint =
  'Les réductions cumulables s’appliquent ensemble. Une autre réduction s’applique seule. Le total le plus bas l’emporte.'
export const conditions = 'Conditions'
export const minimumHint =
  'Calculé avant réduction, sur les produits auxquels la réduction s’applique. Vide : pas de minimum.'
export const minimum = 'Montant minimum (€)'
export const minimumPieces = 'Nombre minimum d’articles'
export const countries = 'Pays de livraison'
export const allCountries = 'Tous les pays'
export const chosenCountries = (count: number) => counted(count, 'pays', 'pays')
export const customers = 'Clients'
export const allCustomers = 'Tous les clients'
export const deletedTag = 'Étiquette supprimée'
export const firstOrder = 'Première commande uniquement'
export const limits = 'Limites'
export const maxUses = 'Utilisations au total'
export const perCustomer = 'Utilisations par client'
export const emptyForUnlimited = 'Vide : illimité'
export const from = 'Début'
export const until = 'Fin'
export const startsHint = 'Vide : immédiatement'
export const endsHint = 'Vide : sans fin'
export const active = 'Active'

export const failedToFindCustomers = 'Les clients n’ont pas pu être chargés. Réessayez.'
export const namedCustomers = 'Clients désignés'
export const onlyOwnersSee = (count: number) =>
  `${counted(count, 'client', 'clients')}. Seuls les propriétaires peuvent les voir et les modifier.`
export const findCustomer = 'Rechercher un client'
export const nameOrEmail = 'Nom ou adresse e-mail'
export const customersFound = (count: number) => counted(count, 'client trouvé', 'clients trouvés')
export const noCustomerFound = 'Aucun client trouvé. Essayez un autre nom ou une autre adresse.'
export const addNamed = (name: string) => `Ajouter : ${name}`
export const removeNamed = (name: string) => `Retirer : ${name}`
export const deletedCustomer = 'Client supprimé'
export const methods = 'Modes de livraison'
export const allMethods = 'Tous les modes de livraison'
export const chosenMethods = (count: number) => counted(count, 'mode', 'modes')
export const deletedMethod = 'Mode supprimé'
export const methodInZone = (name: string, zone: string) => (zone === '' ? name : `${zone} : ${name}`)
export const variantsOf = (title: string) => `Variantes : ${title}`
export const standardVariant = 'Standard'

// tier-fields.tsx
export const tierUnit = 'Réduction'
export const tierUnits: Record<TierUnit, string> = { percent: 'En pourcentage', amount: 'En euros par article' }
export const tiers = 'Paliers'
export const fromPieces = 'Dès (articles)'
export const euros = 'Euros'
export const addTier = 'Ajouter un palier'
export const removeTier = (number: number) => `Retirer le palier ${number}`
export const tierNumber = (number: number) => `Palier ${number}`
export const tiersPer = 'Articles comptés'
export const tiersPers: Record<TiersPer, string> = {
  scope: 'Sur l’ensemble des produits de la réduction',
  product: 'Pour chaque produit',
}

// set-fields.tsx
export const buyPieces = 'Articles à acheter'
export const getPieces = 'Articles à prix réduit'
export const getPercent = 'Réduction de ces articles (%)'
export const getPercentHint = '100 pour des articles gratuits'
export const cheapestHint =
  'Les articles les moins chers sont réduits. Exemple : 3 pour 2, c’est 2 articles à acheter et 1 article à 100 %.'
export const getScope = 'Produits à prix réduit'
export const getScopes: Record<GetScope, string> = {
  same: 'Les mêmes produits',
  collections: 'D’autres collections',
  products: 'D’autres produits',
}
export const maxSets = 'Maximum par commande'
export const emptyForNoMaximum = 'Vide : pas de maximum'

// bundle-fields.tsx
export const bundlePrice = 'Prix d’un lot (€)'
export const bundleOf = 'Un lot se compose de'
export const bundleRules: Record<BundleRule, string> = {
  any: 'N’importe quels articles parmi les produits ci-dessous',
  each: 'Un article de chaque produit ou variante ci-dessous',
}
export const bundlePieces = 'Articles par lot'
export const bundleHint = 'Un lot est formé des articles les plus chers.'

// announcement.tsx
export const announce = 'Annoncer le code à tous'
export const announceHint =
  'Le panier affiche le code. Cochez aussi cette case si vous annoncez le code sur la page d’accueil ou publiquement.'

// extension-condition.tsx
export const condition = 'Condition d’une extension'
export const conditionHint = 'La réduction s’applique seulement aux paniers qui la remplissent.'
export const noCondition = 'Aucune'
export const missingCondition = (extension: string) => `Condition de l’extension supprimée ${extension}`

// describe-discount.ts
export const describe = {
  off: (amount: string) => `${amount} de réduction`,
  onGoods: (off: string, goods: string) => `${off} sur ${goods}`,
  freeShipping: 'Livraison gratuite',
  byMethods: (names: readonly string[]) => ` avec ${allOf(names)}`,
  onVariants: (count: number) => (count === 0 ? 'les variantes choisies' : counted(count, 'variante', 'variantes')),
  fromPieces: (pieces: string, off: string) => `${off} dès ${pieces} ${plural(Number(pieces), 'article', 'articles')}`,
  offEach: (amount: string) => `${amount} de réduction par article`,
  tiers: (all: readonly string[], goods: string, isPerProduct: boolean) =>
    `${allOf(all)} ${isPerProduct ? 'd’un même produit, ' : ''}sur ${goods}`,
  buyAndGet: (buy: string, goods: string, get: string) => `Achetez ${buy} parmi ${goods} et recevez ${get}`,
  pieceCount: (count: string) => (Number(count) > 0 ? counted(Number(count), 'article', 'articles') : '… articles'),
  free: (pieces: string) => `gratuitement ${pieces}`,
  reducedBy: (pieces: string, percent: string) => `avec ${percent.replace('.', ',')} % de réduction ${pieces}`,
  ofOthers: (pieces: string, goods: string) => `${pieces} parmi ${goods}`,
  bundle: (pieces: string, goods: string, price: string) => `${pieces} parmi ${goods} pour ${price}`,
  oneOfEach: (goods: string, price: string) => `Un article de chaque pour ${price}, parmi ${goods}`,
  maxSets: (count: string) => `${counted(Number(count), 'fois', 'fois')} au plus par commande`,
  named: (count: number) =>
    count === 0 ? 'pour les clients de votre choix' : `pour ${counted(count, 'client désigné', 'clients désignés')}`,
  unknownAmount: '…',
  onEverything: 'tous les produits',
  onProducts: (count: number) => (count === 0 ? 'les produits choisis' : counted(count, 'produit', 'produits')),
  onCollections: (names: readonly string[]) =>
    names.length === 0
      ? 'les produits des collections choisies'
      : `les produits ${plural(names.length, 'de la collection', 'des collections')} ${allOf(names.map((name) => `« ${name} »`))}`,
  forOrdersWith: (goods: string) => ` pour les commandes portant sur ${goods}`,
  notReduced: ' hors promotion',
  withCode: (code: string) => `(avec le code ${code})`,
  withSingleUseCodes: '(avec des codes à usage unique)',
  withoutCode: '(sans code)',
  minimum: (price: string) => `dès ${price}`,
  pieces: (count: string) => `dès ${count} ${plural(Number(count), 'article', 'articles')}`,
  countries: (names: readonly string[]) => `pour une livraison vers ces pays : ${allOf(names)}`,
  firstOrder: 'sur la première commande',
  tagged: (tag: string) => `pour les clients avec l’étiquette « ${tag} »`,
  perCustomer: (count: string) => `${counted(Number(count), 'fois', 'fois')} par client`,
  total: (count: string) => `${counted(Number(count), 'fois', 'fois')} au total`,
  from: (moment: string) => `à partir du ${moment}`,
  until: (moment: string) => `jusqu’au ${moment}`,
  ownCondition: (label: string) => `condition : ${label}`,
  combines: 'cumulable avec d’autres réductions',
  announced: 'annoncée à tous',
  inactive: 'inactive',
  sentence: (benefit: string, conditions: readonly string[]) => `${[benefit, ...conditions].join(', ')}.`,
}
export const summary = 'Résumé'

// discount-preview.tsx
export const preview = 'Aperçu'
export const previewHint = 'Exemples de paniers avec des produits de votre boutique et 5,00 € de frais de livraison.'
export const showPreview = 'Voir des exemples'
export const noProducts = 'La boutique n’a pas encore de produit publié.'
export const fixFirst = 'Les exemples de paniers ne peuvent pas encore être calculés :'
export const exampleCart = (number: number) => `Exemple de panier ${number}`
export const quantityOf = (quantity: number, title: string) => `${shownNumber(quantity)} × ${title}`
export const subtotal = 'Sous-total'
export const shipping = 'Livraison'
export const discount = 'Réduction'
export const total = 'Total'
export const problems: Record<NonNullable<PreviewCart['problem']>, string> = {
  no_goods: 'Non appliquée : la réduction ne s’applique pas à ces produits.',
  minimum_cents: 'Non appliquée : le montant minimum n’est pas atteint.',
  minimum_pieces: 'Non appliquée : le nombre minimum d’articles n’est pas atteint.',
  missing_pieces: 'Non appliquée : il manque des articles de l’offre.',
  no_saving: 'Non appliquée : ces produits ne coûtent pas plus que l’offre.',
  other: 'Non appliquée.',
}

// single-use-codes.tsx
export const codesTitle = 'Codes à usage unique'
export const codesHint =
  'Chaque code est utilisable dans une seule commande. Les codes sont téléchargés dans un fichier CSV.'
export const noCodesYet = 'Pas encore de code à usage unique.'
export const numberOfCodes = 'Nombre de codes'
export const numberHint = 'De 1 à 10 000'
export const prefix = 'Préfixe'
export const prefixHint = 'Facultatif, 20 caractères au plus'
export const createCodes = 'Créer les codes'
export const downloadCodes = 'Télécharger tous les codes'
export const codesCreated = (count: number) => counted(count, 'code créé', 'codes créés')
export const codeColumns = { code: 'Code', used: 'Utilisé', isUsed: { true: 'oui', false: 'non' } } as const
