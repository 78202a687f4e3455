import { counted } from '../../../../lib/texts/fr.ts'
import type { ReadinessKey } from '../selling.contract.ts'

// selling.page.tsx
export const selling = 'Lancement'
export const onlyStaff = 'Seule l’équipe peut voir la liste de lancement.'
export const failedToLoad = 'La liste de lancement n’a pas pu être chargée. Réessayez.'
export const closed = 'Les commandes sont fermées'
export const visitorsCanBrowse =
  'Les visiteurs peuvent parcourir la boutique et remplir leur panier, mais pas encore commander.'
export const testOrdersOnly = 'Les visiteurs peuvent passer uniquement des commandes de test.'
export const open = 'Les commandes sont ouvertes'
export const peopleCanOrder = 'Les clients peuvent commander. Vous retrouvez leurs commandes sous « Commandes ».'
export const everythingThatIsRequiredIsDone = 'Tout ce qui est obligatoire est fait.'
export const countTasks = (count: number) => counted(count, 'tâche restante', 'tâches restantes')
export const requiredBefore = 'Obligatoire avant le lancement'
export const recommended = 'Recommandé'

export const doneOf = (done: number, all: number) => `${done} sur ${all}`
export const storefront = 'Boutique en ligne'
export const live = 'La boutique est en ligne'
export const comingSoon = 'Bientôt'
export const everyoneSees = 'Tout le monde peut voir la boutique.'
export const onlyStaffSee = 'Les visiteurs voient la page « Bientôt ». Seule l’équipe voit la boutique.'
export const goLive = 'Mettre en ligne'
export const showComingSoon = 'Afficher la page « Bientôt »'
export const editComingSoon = 'Modifier la page « Bientôt »'
export const checkout = 'Commandes'
export const openShop = 'Ouvrir les commandes'
export const closeShop = 'Fermer les commandes'

// test-mode-card.tsx
export const tryTheCheckout = 'Tester les commandes'
export const testModeIsOn = 'Le mode test est activé'
export const testModeHint =
  'Remplit les paramètres vides avec des exemples (vendeur, TVA, virement bancaire, retrait) et ouvre les commandes de test. Rien n’est débité. Un bandeau sur chaque page l’indique.'
export const testModeOn =
  'Les visiteurs peuvent passer des commandes de test par virement bancaire ou avec retrait. À la fin du mode test, les commandes ferment et les paramètres d’exemple sont retirés. Les commandes de test sont supprimées avec la démo.'
export const endTestMode = 'Quitter le mode test'
export const goShopping = 'Aller à la boutique en ligne'

// launch-actions.ts
export const isOpenNow = 'Les commandes sont ouvertes'
export const isClosedNow = 'Les commandes sont fermées'
export const isLiveNow = 'La boutique est en ligne'
export const isComingSoonNow = 'Les visiteurs voient la page « Bientôt »'
export const dismissed = 'Marqué comme sans objet'
export const addedBack = 'Remis dans la liste'

// readiness-row.tsx
export const done = 'Fait'
export const isMissing = 'Manquant'
export const isNotNeeded = 'Sans objet'
export const notNeeded = 'Sans objet'
export const addBack = 'Remettre'
export const lines: Record<ReadinessKey, { title: string; text: string }> = {
  seller: {
    title: 'Vendeur',
    text: 'Le nom, la forme juridique, l’adresse, le téléphone, l’immatriculation, le directeur de la publication et l’hébergeur figurent dans les conditions et dans chaque confirmation de commande.',
  },
  contact: {
    title: 'Adresse e-mail de contact',
    text: 'Les clients doivent pouvoir vous joindre par e-mail.',
  },
  mediator: {
    title: 'Médiateur de la consommation',
    text: 'Toute boutique qui vend à des consommateurs en France doit adhérer à un dispositif de médiation (Code de la consommation, L612-1).',
  },
  vat: { title: 'TVA', text: 'Choisissez si la TVA est facturée et quels taux s’appliquent.' },
  product: {
    title: 'Premier produit',
    text: 'Votre premier produit à vous. Les produits de démonstration ne peuvent pas être livrés.',
  },
  delivery: { title: 'Livraison', text: 'Au moins un mode de livraison.' },
  payment: {
    title: 'Paiement',
    text: 'Au moins un moyen de paiement : en ligne, par virement bancaire ou au retrait.',
  },
  provider: {
    title: 'Webhooks du prestataire de paiement',
    text: 'Les webhooks doivent arriver. Saisissez chez le prestataire l’adresse du webhook de votre boutique et envoyez un événement de test.',
  },
  notice: {
    title: 'Notice sur la garantie légale',
    text: 'L’image officielle de l’UE qui explique la garantie légale de conformité. Les clients doivent la voir en français avant de commander (directive (UE) 2024/825). Enregistrez-la en PNG, avec une largeur d’au moins 300 pixels, et importez-la. Elle est affichée telle quelle.',
  },
  https: {
    title: 'Adresse publique',
    text: 'L’adresse publique de la boutique doit commencer par https://.',
  },
  email: {
    title: 'Envoi des e-mails',
    text: 'Chaque commande exige un e-mail de confirmation. Indiquez le serveur de messagerie, envoyez-vous un message de test et saisissez son code.',
  },
  name: { title: 'Nom', text: 'Affiché sur chaque page et dans chaque e-mail.' },
  logo: { title: 'Logo', text: 'Remplace le logo par défaut.' },
  makers: {
    title: 'Fabricants des produits',
    text: 'Les produits sans coordonnées du fabricant ne peuvent pas être achetés (règlement (UE) 2023/988).',
  },
  pages: {
    title: 'Pages de démonstration',
    text: 'Ces pages indiquent que rien n’est livré. Réécrivez-les avant le lancement.',
  },
  notifications: {
    title: 'Destinataires des notifications',
    text: 'Choisissez qui reçoit un e-mail pour les nouvelles commandes, les messages et les rétractations. Sans destinataire, les e-mails arrivent à l’adresse de contact.',
  },
  backup: {
    title: 'Sauvegarde des 7 derniers jours',
    text: 'Définissez un calendrier et téléchargez de temps en temps une sauvegarde sur une autre machine.',
  },
  guarantees: {
    title: 'Garanties légales vérifiées',
    text: 'Les conditions suivent le Code de la consommation en vigueur lors de leur rédaction. La transposition du droit à la réparation (directive (UE) 2024/1799) peut les modifier. Faites vérifier cette section par un avocat, puis indiquez son nom et la date.',
  },
  french: {
    title: 'Pages en français',
    text: 'Les boutiques qui vendent à des consommateurs en France doivent utiliser le français (loi n° 94-665). Proposez le français comme première langue des pages ou comme autre langue.',
  },
}
export const withoutManufacturerContact = (count: number) =>
  `${counted(count, 'produit', 'produits')} sans coordonnées du fabricant.`
export const withDemo = (count: number) => `${counted(count, 'page', 'pages')} avec du texte de démonstration.`
export const missingNames: Record<string, string> = {
  operator: 'nom du vendeur',
  legal_form: 'forme juridique',
  address: 'adresse',
  telephone: 'téléphone',
  registration: 'immatriculation',
  publisher: 'directeur de la publication',
  host: 'hébergeur',
  vat_number: 'numéro de TVA',
  notice: 'webhook signé avec son secret',
  smtp: 'serveur de messagerie',
  code: 'code d’un message de test',
}
export const missing = (names: string) => `À compléter : ${names}.`
export const fix = 'Compléter'
export const view = 'Voir'
export const actionFor = (way: string, what: string) => `${way} : ${what}`

// notice-upload.tsx
export const notice = 'Notice en PNG'
export const officialNotice = 'Notice officielle (règlement (UE) 2025/1960, EUR-Lex)'
export const officialAddress = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj'
export const upload = 'Importer'
export const noticeStored = 'Notice enregistrée'
export const noticeAlt = 'La notice sur la garantie légale, telle qu’elle est affichée'

// launch-steps.tsx
export const beforeYouLaunch = 'Avant le lancement'
export const openChecklist = 'Ouvrir la liste de lancement'
export const readyToLaunch = 'Tout est fait. Mettez la boutique en ligne et ouvrez les commandes sous « Lancement ».'
export const isRequired = 'Obligatoire'
