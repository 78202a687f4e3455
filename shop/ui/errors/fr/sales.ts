/** French sentences of the cart, the checkout, delivery and discounts by their English sentence; `{}` is a value. */
export const sales: Readonly<Record<string, string>> = {
  'Your cart is full.': 'Votre panier est plein.',
  'This variant is in stock.': 'Cette variante est en stock.',
  'Choose how you pay.': 'Choisissez votre moyen de paiement.',
  'Your order {} is awaiting payment. Please pay or cancel it first.':
    'Votre commande {0} est en attente de paiement. Payez-la ou annulez-la d’abord.',
  'This payment method is no longer available. Choose another one.':
    'Ce moyen de paiement n’est plus disponible. Choisissez-en un autre.',
  'This shipping method is no longer available. Choose another one.':
    'Ce mode de livraison n’est plus disponible. Choisissez-en un autre.',
  'We don’t deliver to this country.': 'Nous ne livrons pas dans ce pays.',
  'This order is too heavy to be delivered to this country.':
    'Cette commande est trop lourde pour être livrée dans ce pays.',
  'No shipping method for this parcel to this country.': 'Aucun mode de livraison pour ce colis vers ce pays.',
  'Gift cards can’t pay test orders. Remove the gift card, or choose another payment method.':
    'Les cartes cadeaux ne peuvent pas payer de commandes de test. Retirez la carte cadeau ou choisissez un autre moyen de paiement.',
  'The order has changed and was not placed. Check it and try again.':
    'La commande a changé et n’a pas été passée. Vérifiez-la et réessayez.',
  'A first order can cost at most {}. Please order less.':
    'Une première commande peut coûter au plus {0}. Commandez moins d’articles.',
  'A first order that is not paid online can cost at most {}. Please order less, or pay online.':
    'Une première commande qui n’est pas payée en ligne peut coûter au plus {0}. Commandez moins d’articles ou payez en ligne.',
  'With this order, {} would be unpaid. The limit is {} until you have paid an order. Please pay an earlier order first, or order less.':
    'Avec cette commande, {0} seraient impayés. La limite est de {1} tant que vous n’avez pas payé de commande. Payez d’abord une commande antérieure ou commandez moins d’articles.',
  'You can order at most {} of this at a time. Please choose {} or fewer.':
    'Quantité maximale de cet article par commande : {0}. Choisissez-en {1} ou moins.',
  'Your unpaid orders hold {} of this. Please pay or cancel one of them first.':
    'Vos commandes impayées réservent déjà cet article (quantité : {0}). Payez ou annulez d’abord l’une d’elles.',
  'Your unpaid orders hold {} of this. You can order {} more. Please pay for them first to order more.':
    'Vos commandes impayées réservent déjà cet article (quantité : {0}). Vous pouvez en commander encore {1}. Payez-les d’abord pour en commander davantage.',
  // Company details
  'These details were changed meanwhile. Reload them and try again.':
    'Ces informations ont été modifiées entre-temps. Rechargez-les et réessayez.',
  'This order has no VAT because of this number. Refund it and order again to change the number.':
    'Cette commande est sans TVA en raison de ce numéro. Remboursez-la et commandez de nouveau pour changer de numéro.',
  'VAT numbers of this country have another format. Check the number.':
    'Les numéros de TVA de ce pays ont un autre format. Vérifiez le numéro.',
  'This VAT number is not valid: a character is missing or mistyped.':
    'Ce numéro de TVA est incorrect : un caractère manque ou est erroné.',
  'This VAT number is not valid. Check the number.': 'Ce numéro de TVA est incorrect. Vérifiez le numéro.',
  'Enter the VAT number with its country code, such as DE136695976.':
    'Saisissez le numéro de TVA avec son code de pays, par exemple DE136695976.',
  'This SIREN is not valid: a digit is missing or mistyped.':
    'Ce SIREN est incorrect : un chiffre manque ou est erroné.',
  'This SIREN does not belong to the VAT number.': 'Ce SIREN ne correspond pas au numéro de TVA.',
  // Discounts and gift cards
  'This code does not exist.': 'Ce code n’existe pas.',
  'This code is not valid.': 'Ce code n’est pas valable.',
  'Enter an amount from 5.00 to 500.00 euros.': 'Saisissez un montant de 5,00 à 500,00 euros.',
  'The end can’t be moved to an earlier day.': 'La fin ne peut pas être avancée.',
  'A gift card is valid for at least {} years.': 'Une carte cadeau est valable au moins {0} ans.',
  'This gift card was changed by someone else. Reload it and try again.':
    'Cette carte cadeau a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'Use 3 to 40 letters, digits and hyphens.': 'Utilisez de 3 à 40 lettres, chiffres et traits d’union.',
  'Use only letters, digits and hyphens.': 'Utilisez uniquement des lettres, des chiffres et des traits d’union.',
  'This discount was changed by someone else. Reload it and try again.':
    'Cette réduction a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'Another discount has this code.': 'Une autre réduction a ce code.',
  'A shop can have at most {} discounts. Delete one first.':
    'Une boutique peut avoir au plus {0} réductions. Supprimez-en d’abord une.',
  'A discount with single-use codes can’t be automatic.':
    'Une réduction avec des codes à usage unique ne peut pas être automatique.',
  'An automatic discount has no codes.': 'Une réduction automatique n’a pas de codes.',
  'A discount can have at most {} single-use codes. This one has {}.':
    'Une réduction peut avoir au plus {0} codes à usage unique. Celle-ci en a {1}.',
  'Choose at least one customer.': 'Choisissez au moins un client.',
  'This tag no longer exists. Choose another one.': 'Cette étiquette n’existe plus. Choisissez-en une autre.',
  'Enter a code. Single-use codes can’t be announced to everybody.':
    'Saisissez un code. Les codes à usage unique ne peuvent pas être annoncés à tous.',
  'A price reduction for everybody must show the lowest price of the last 30 days. Create a sale instead, or add a minimum, the first order or a customer tag.':
    'Une réduction de prix pour tous doit afficher le prix le plus bas des 30 derniers jours. Créez plutôt une promotion, ou ajoutez un minimum, la première commande ou une étiquette de clients.',
  'This condition no longer exists. Choose another one.': 'Cette condition n’existe plus. Choisissez-en une autre.',
  'The extension {} is removed or disabled, or no longer has this condition. The discount applies to no order.':
    'L’extension {0} est retirée ou désactivée, ou n’a plus cette condition. La réduction ne s’applique à aucune commande.',
  // Delivery and VAT
  'Choose a class.': 'Choisissez une classe.',
  'This rate was changed by someone else. Reload it and try again.':
    'Ce taux a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
  'There is already a rate with this start date.': 'Un taux commence déjà à cette date.',
  'Enter a day after {}, when the current rate began.': 'Saisissez un jour après le {0}, début du taux actuel.',
  'Write a price, for example 4.90.': 'Écrivez un prix, par exemple 4,90.',
  'Only the last line can have no weight.': 'Seule la dernière ligne peut être sans poids.',
  'Enter grams from 1 to {}.': 'Saisissez un nombre de grammes de 1 à {0}.',
  'The weights must rise from line to line.': 'Les poids doivent augmenter de ligne en ligne.',
  'Write a number of days, for example 3.': 'Écrivez un nombre de jours, par exemple 3.',
  'The longest time must not be shorter than the shortest.':
    'La durée maximale ne doit pas être inférieure à la durée minimale.',
  'Enter the collection address and the opening hours.': 'Saisissez l’adresse de retrait et les horaires d’ouverture.',
  'There is already a zone with this name.': 'Une zone porte déjà ce nom.',
  // Accounting
  'This month has not ended yet.': 'Ce mois n’est pas encore terminé.',
  'This month is already closed.': 'Ce mois est déjà clôturé.',
  'Choose a whole quarter for OSS.': 'Choisissez un trimestre entier pour le guichet unique (OSS).',
  'Choose a period of at most one year.': 'Choisissez une période d’un an au plus.',
  'Too many payment attempts. You can try again on {}.':
    'Trop de tentatives de paiement. Vous pourrez réessayer le {0}.',
  'A SIREN has 9 digits.': 'Un SIREN compte 9 chiffres.',
  'You left {} orders unpaid within a day. You can order again on {}.':
    'Vous avez laissé {0} commandes impayées en un jour. Vous pourrez commander de nouveau le {1}.',
  'Variant not found in product': 'Ce produit n’a pas cette variante',
  'Out of stock': 'Épuisé',
  'too much quantity selected': 'Quantité trop élevée',
  "Quantity can't be empty": 'Indiquez une quantité.',
  'Enter at least 1 piece.': 'Saisissez au moins 1 article.',
  'Enter at least 2 pieces.': 'Saisissez au moins 2 articles.',
  'Enter at least one tier.': 'Saisissez au moins un palier.',
  'Enter more pieces than in the tier above.': 'Saisissez un nombre d’articles supérieur à celui du palier précédent.',
  'Choose “Products” or “Variants” under “Applies to”.':
    'Choisissez « Produits » ou « Variantes » sous « S’applique à ».',
  'Choose at least 2.': 'Choisissez-en au moins 2.',
  'The condition has failed within the last day, and the discount did not apply: {}':
    'La condition a provoqué une erreur au cours des dernières 24 heures, et la réduction ne s’est pas appliquée. Message technique : {0}',
  'Enter today or a later date. {} charged with the earlier rate since then.':
    'Saisissez la date du jour ou une date ultérieure : au moins une commande a déjà été facturée à l’ancien taux depuis la date saisie.',
  'Choose at least one variant.': 'Choisissez au moins une variante.',
  'Choose at least one collection.': 'Choisissez au moins une collection.',
}
