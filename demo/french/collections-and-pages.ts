/** The French texts of a collection or page of the demo shop. */
type FrenchText = {
  title: string
  text: string
}

/** By slug. */
type FrenchTexts = Readonly<Record<string, FrenchText>>

export const frenchCollections: FrenchTexts = {
  'kitchen-and-table': {
    title: 'Cuisine et table',
    text: 'Les objets dont on se sert chaque jour.',
  },
  cooking: {
    title: 'Cuisiner',
    text: 'Des couteaux qui s’affûtent, des cocottes qui se transmettent.',
  },
  'coffee-and-tea': {
    title: 'Café et thé',
    text: 'Tout ce qui se tient entre le paquet et la tasse.',
  },
  'plates-cups-and-glasses': {
    title: 'Assiettes, tasses et verres',
    text: 'Du grès et du verre qui s’empilent et survivent au lave-vaisselle.',
  },
  glass: {
    title: 'Verre',
    text: 'Soufflé et pressé.',
  },
  pantry: {
    title: 'Épicerie',
    text: 'Peu de choses, de gens que nous connaissons.',
  },
  living: {
    title: 'Maison',
    text: 'Pour s’asseoir, s’allonger, lire, et pour le rebord de la fenêtre.',
  },
  furniture: {
    title: 'Mobilier',
    text: 'Du bois massif, et des vis que l’on peut resserrer.',
  },
  'light-and-sound': {
    title: 'Lumière et son',
    text: 'Pour les heures où la journée est finie.',
  },
  'textiles-and-vases': {
    title: 'Textiles et vases',
    text: 'Du lin, de la laine et de la terre.',
  },
  'desk-and-way': {
    title: 'Bureau et voyage',
    text: 'Pour noter les choses, et pour les emporter.',
  },
  'gifts-under-30': {
    title: 'Cadeaux à moins de 30 €',
    text: 'Assez petits pour s’emballer d’un geste, assez bons pour qu’on les garde.',
  },
  new: {
    title: 'Nouveautés',
    text: 'Ce qui est arrivé ces trente derniers jours.',
  },
}

export const frenchPages: FrenchTexts = {
  'about-us': {
    title: 'À propos',
    text: `Voici la démonstration d’une boutique en ligne. Ses produits, ses fabricants et ses clients sont fictifs, et aucune commande n’est livrée.

### Ce qui est vrai

Le programme. Les rayons, le panier, les avis, la recherche qui trouve une *téière* et cette page sont ce que reçoit un commerçant, avec d’autres produits sur le comptoir.

### Comment les produits ont été choisis

Comme les choisirait une petite boutique : pour la cuisine, la table, le bureau et la route, faits pour servir, être réparés et gardés. Chaque description indique la matière, la taille et ce à quoi le produit ne convient pas.`,
  },
  'delivery-and-returns': {
    title: 'Livraison et retours',
    text: `Cette page fait partie de la démonstration, et aucune commande n’est livrée. Dans votre boutique, elle indique où vous livrez, avec quel transporteur, à quel prix et sous quel délai, et comment les clients retournent un produit.

Le droit de rétractation est le même pour toutes les boutiques en France. Il figure dans les [conditions générales de vente](/terms_of_services#withdrawal), avec le formulaire de rétractation.`,
  },
  privacy: {
    title: 'Confidentialité',
    text: `Cette boutique ne dépose aucun cookie et ne suit personne. Elle garde ce dont elle a besoin : votre compte, votre panier, vos commandes, ce que vous nous écrivez et vos avis.

Vous pouvez tout télécharger et supprimer votre compte sur la [page de votre compte](/account). Les données traitées, leur finalité, leur durée de conservation et vos droits figurent dans les [conditions générales de vente, section 6](/terms_of_services#privacy).`,
  },
  accessibility: {
    title: 'Accessibilité',
    text: `Tout le monde doit pouvoir acheter ici : au clavier, avec un lecteur d’écran, en grands caractères, avec ses propres couleurs, avec peu de mouvement, dans le noir.

Chaque écran est vérifié selon les règles WCAG 2.2, niveau AA, à chaque changement du programme. Si quelque chose vous gêne, [écrivez-nous](/contact) en indiquant la page concernée.`,
  },
}
