/** French sentences of the shop’s own extensions by their English sentence; `{}` is a value. */
export const extensions: Readonly<Record<string, string>> = {
  // Imports from WooCommerce
  'Grouped products cannot be imported. Import the products of the group and bundle them in their forms.':
    'Les produits groupés ne peuvent pas être importés. Importez les produits du groupe, puis associez-les dans leurs formulaires.',
  'External products, which another shop sells, cannot be imported.':
    'Les produits externes, vendus par une autre boutique, ne peuvent pas être importés.',
  'Downloadable products cannot be imported.': 'Les produits téléchargeables ne peuvent pas être importés.',
  'The product of this variation is not in the file.': 'Le produit de cette variation ne figure pas dans le fichier.',
  'The product on line {} has the same ID.': 'Le produit de la ligne {0} a le même ID.',
  'Several products of the file have this SKU.': 'Plusieurs produits du fichier ont ce SKU.',
  'The variations of this product are not in the file.':
    'Les variations de ce produit ne figurent pas dans le fichier.',
  'None of its variations is for sale.': 'Aucune de ses variations n’est en vente.',
  'virtual products cannot be sold': 'les produits virtuels ne peuvent pas être vendus',
  'the sale price is not imported: create a sale under Sales, which computes the compare-at price':
    'le prix promotionnel n’est pas importé : créez une promotion sous « Promotions » ; le prix barré sera calculé automatiquement',
  'only the first brand becomes the manufacturer: “{}”': 'seule la première marque devient le fabricant : « {0} »',
  'all variations share one stock; it is divided among them':
    'toutes les variations partagent un même stock ; il est réparti entre elles',
  'empty means any value; imported as “{}”; enter its values in the product’s form':
    'vide signifie n’importe quelle valeur ; importé comme « {0} » ; saisissez les valeurs dans le formulaire du produit',
  'left out, the SKU of a product with variations; only the variations have SKUs':
    'ignoré, SKU d’un produit qui a des variations ; seules les variations ont un SKU',
  'left out, a disabled variation': 'ignorée, variation désactivée',
  'left out, a variation without a price': 'ignorée, variation sans prix',
  'a variation has the VAT class of its product; check it':
    'une variation a la catégorie de TVA de son produit ; vérifiez-la',
  '“{}” is not a VAT class of this shop: a new product gets the standard class; check it':
    '« {0} » n’est pas une catégorie de TVA de cette boutique : un nouveau produit reçoit le taux normal ; vérifiez-le',
  // Imports from Shopify
  'The product on line {} has the same handle and another title.':
    'Le produit de la ligne {0} a le même identifiant (handle) et un autre titre.',
  'gift cards cannot be sold as products': 'les cartes cadeaux ne peuvent pas être vendues comme produits',
  'products that are not shipped cannot be sold': 'les produits qui ne sont pas expédiés ne peuvent pas être vendus',
  'not taxed by the other shop, unlike other variants: a product has one VAT class; check it':
    'non taxée par l’autre boutique, contrairement à d’autres variantes : un produit n’a qu’une catégorie de TVA ; vérifiez-la',
  'the compare-at price is not imported: this shop computes it from its own prices of the last 30 days':
    'le prix barré n’est pas importé : cette boutique le calcule d’après ses propres prix des 30 derniers jours',
  // Imports from both
  'the other shop sells this when out of stock; this shop does not':
    'l’autre boutique vend ce produit même en rupture de stock ; cette boutique ne le fait pas',
  'not taxed by the other shop: the product gets the VAT class Zero; check it':
    'non taxé par l’autre boutique : le produit reçoit la catégorie de TVA « Sans TVA » ; vérifiez-la',
  // Stripe
  'Stripe does not know this key. Copy it again from the Stripe dashboard.':
    'Stripe ne connaît pas cette clé. Copiez-la de nouveau depuis le tableau de bord de Stripe.',
  'This key may not read Checkout sessions. Allow them for the restricted key at Stripe.':
    'Cette clé ne permet pas de lire les Checkout Sessions. Autorisez-les pour la clé limitée chez Stripe.',
  'Stripe could not be reached. Check the connection of the server to the internet.':
    'Stripe est injoignable. Vérifiez la connexion du serveur à Internet.',
  'Stripe did not answer as expected. Try again later.': 'Stripe n’a pas répondu comme prévu. Réessayez plus tard.',
  'Enter the secret key.': 'Saisissez la clé secrète.',
  'Enter a secret key or a restricted key. It begins with sk_ or rk_.':
    'Saisissez une clé secrète ou limitée. Elle commence par sk_ ou rk_.',
  'Enter the signing secret of the webhook endpoint.': 'Saisissez le secret de signature du webhook.',
  'Enter the signing secret of the webhook endpoint (whsec_…).':
    'Saisissez le secret de signature du webhook (whsec_…).',
  'Enter an address of this machine.': 'Saisissez une adresse de cette machine.',
  'The payment does not belong to a checkout session.': 'Le paiement ne correspond à aucune Checkout Session.',
  'The payment was never received, so it can’t be refunded.':
    'Le paiement n’a jamais été reçu : il ne peut pas être remboursé.',
  // Settings of Stripe
  'Secret key': 'Clé secrète',
  'At Stripe under Developers, API keys. A restricted key works too.':
    'Chez Stripe, sous « Développeurs », « Clés API ». Une clé limitée convient aussi.',
  'Signing secret of the webhook endpoint': 'Secret de signature du webhook',
  'Two secrets are separated by a comma while they are rotated.':
    'Pendant un renouvellement du secret, saisissez les deux, séparés par une virgule.',
}
