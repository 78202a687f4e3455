/** French sentences of products, prices, reviews, search and imports by their English sentence; `{}` is a value. */
export const catalog: Readonly<Record<string, string>> = {
  // Reviews
  'You have already reviewed this variant.': 'Vous avez déjà donné votre avis sur cette variante.',
  'You cannot change the reviewed variant.': 'La variante de l’avis ne peut pas être modifiée.',
  'You can only review variants you have bought.':
    'Vous ne pouvez donner votre avis que sur les variantes que vous avez achetées.',
  'Rating must be between 0.5 and 5 in steps of 0.5.': 'La note doit être comprise entre 0,5 et 5, par pas de 0,5.',
  'You have already reported this review.': 'Vous avez déjà signalé cet avis.',
  'This review has already been answered.': 'Cet avis a déjà reçu une réponse.',
  // Products and stock
  'No two options may have the same name.': 'Deux options ne peuvent pas porter le même nom.',
  'Enter one value for each option of the product.': 'Saisissez une valeur pour chaque option du produit.',
  'This product was changed by someone else. Reload it and try again.':
    'Ce produit a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
  'A product cannot be bundled with itself.': 'Un produit ne peut pas être associé à lui-même.',
  'This product has no picture. Add one before you publish it.':
    'Ce produit n’a pas d’image. Ajoutez-en une avant de le publier.',
  'One of its prices would be too low or too high.': 'L’un de ses prix serait trop bas ou trop élevé.',
  'It was changed after the bulk action.': 'Ce produit a été modifié après l’action groupée.',
  'It was ordered, so it can only be hidden.': 'Ce produit a été commandé : il ne peut être que masqué.',
  'This bulk action can no longer be undone.': 'Cette action groupée ne peut plus être annulée.',
  'Send exactly one change.': 'Envoyez exactement une modification.',
  'This threshold was changed by someone else. Reload it and try again.':
    'Ce seuil a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
  'Enter at most {} pieces.': 'Saisissez au plus {0} pièces.',
  'An earlier attempt with other values was saved. Check the last movements, then save again if needed.':
    'Un essai précédent avec d’autres valeurs a été enregistré. Vérifiez les derniers mouvements, puis enregistrez de nouveau si nécessaire.',
  'Cannot be combined with before.': 'Ne peut pas être combiné avec before.',
  'Send a change or a stock, not both.': 'Envoyez une modification ou un stock, pas les deux.',
  'Enter the received pieces, 1 or more.': 'Saisissez le nombre de pièces reçues, 1 ou plus.',
  'Enter a negative number: damaged pieces leave the stock.':
    'Saisissez un nombre négatif : les pièces endommagées sortent du stock.',
  'Only {} in stock.': 'Il n’en reste que {0} en stock.',
  'The stock would exceed {}.': 'Le stock dépasserait {0}.',
  'Enter a name and a value, joined by a colon.': 'Saisissez un nom et une valeur, séparés par deux-points.',
  'Enter at most {} attributes.': 'Saisissez au plus {0} caractéristiques.',
  'Write a name, a colon and a value in “{}”, such as Material: Oak.':
    'Écrivez un nom, deux-points et une valeur dans « {0} », par exemple Matière : chêne.',
  'The name of an attribute can have at most {} characters.':
    'Le nom d’une caractéristique peut avoir au plus {0} caractères.',
  'The value of an attribute can have at most {} characters.':
    'La valeur d’une caractéristique peut avoir au plus {0} caractères.',
  '“{}” is listed twice.': '« {0} » figure deux fois.',
  'Leave the colon out, as in Size.': 'N’écrivez pas les deux-points, par exemple Taille.',
  'The last digit does not fit the others: one of them is mistyped.':
    'Le dernier chiffre ne correspond pas aux autres : l’un d’eux est erroné.',
  'Write an amount with its unit: 250 g, 0.75 l, 1.5 m or 12 pieces.':
    'Écrivez une quantité avec son unité : 250 g, 0.75 l, 1.5 m ou 12 pieces.',
  'The adjustment "{}" {}.': 'L’ajustement « {0} » n’est pas possible.',
  'This manufacturer was changed by someone else. Reload it and try again.':
    'Ce fabricant a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
  'This manufacturer has contact details again.': 'Ce fabricant a de nouveau des coordonnées.',
  // Sale prices and search
  'No current price is higher, so this sale price would have no effect.':
    'Aucun prix actuel n’est plus élevé : ce prix promotionnel serait sans effet.',
  'The sale price of this product was changed by someone else, or has ended. Export it again.':
    'Le prix promotionnel de ce produit a été modifié par quelqu’un d’autre ou est terminé. Exportez-le de nouveau.',
  'This sale was changed by someone else. Reload it and try again.':
    'Cette promotion a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'A sale that has ended cannot be changed.': 'Une promotion terminée ne peut pas être modifiée.',
  'Give either a percentage or a price.': 'Indiquez un pourcentage ou un prix, pas les deux.',
  '“{}” has more than {} words.': '« {0} » compte plus de {1} mots.',
  'Enter at least 2 words.': 'Saisissez au moins 2 mots.',
  'Ensure there are no more than {} of them.': 'Indiquez-en au plus {0}.',
  'Enter each word only once.': 'Saisissez chaque mot une seule fois.',
  // Imports
  'This import cannot be run. Reload it and look at its state.':
    'Cet import ne peut pas être lancé. Rechargez-le et vérifiez son état.',
  'An import downloads at most {} pictures. Import the file in parts.':
    'Un import télécharge au plus {0} images. Importez le fichier en plusieurs parties.',
  'This is not a valid address.': 'Cette adresse n’est pas valide.',
  'The ZIP has no "{}".': 'Le ZIP ne contient pas « {0} ».',
  'The ZIP has more than one "{}". Name its folder too.':
    'Le ZIP contient plusieurs « {0} ». Indiquez aussi son dossier.',
  'No ZIP was uploaded. Upload the pictures of this file as a ZIP.':
    'Aucun ZIP n’a été envoyé. Envoyez les images de ce fichier dans un ZIP.',
  'There are {} texts for {} pictures.': 'Il y a {0} textes pour {1} images.',
  'Ensure the ZIP has at most {} files.': 'Le ZIP peut contenir au plus {0} fichiers.',
  'The compression ratio of a file in the ZIP is too high for a picture.':
    'Le taux de compression d’un fichier du ZIP est trop élevé pour une image.',
  'Upload a valid ZIP. The file you uploaded was either not a ZIP or a corrupted ZIP.':
    'Envoyez un ZIP valide. Le fichier envoyé n’est pas un ZIP ou est endommagé.',
  'A file can add at most {} pictures. Import it in parts.':
    'Un fichier peut ajouter au plus {0} images. Importez-le en plusieurs parties.',
  'A file can change at most {} collections. Import it in parts.':
    'Un fichier peut modifier au plus {0} collections. Importez-le en plusieurs parties.',
  'The changed collections of a file can have at most {} products together. Import it in parts.':
    'Les collections modifiées d’un fichier peuvent compter au plus {0} produits ensemble. Importez-le en plusieurs parties.',
  'Only one collection can come first in the list of all products.':
    'Une seule collection peut être la première dans la liste de tous les produits.',
  'This collection is also on line {}.': 'Cette collection figure aussi à la ligne {0}.',
  'This row has {} cells, but the first row has {}.': 'Cette ligne a {0} cellules, mais la première en a {1}.',
  'This collection has the slug “{}” now.': 'Cette collection a maintenant le slug « {0} ».',
  'Rename this file: its name looks like that of a stored picture of the shop.':
    'Renommez ce fichier : son nom ressemble à celui d’une image enregistrée de la boutique.',
  'A GTIN has 8, 12, 13 or 14 digits.': 'Un GTIN compte 8, 12, 13 ou 14 chiffres.',
  'Enter an e-mail address, or a web address that begins with https://.':
    'Saisissez une adresse e-mail, ou une adresse web qui commence par https://.',
  'An import downloads at most {} GB.': 'Un import télécharge au plus {0} Go.',
  // Collections
  'This collection was changed by someone else. Reload it and try again.':
    'Cette collection a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'The products of this collection are chosen by its rule.':
    'Les produits de cette collection sont choisis par sa règle.',
  'Only a manual collection has an order in which its products can come first.':
    'Seule une collection manuelle a un ordre dans lequel ses produits peuvent venir en premier.',
  'A collection with this slug already exists.': 'Une collection avec ce slug existe déjà.',
  'A collection cannot be inside itself.': 'Une collection ne peut pas se trouver dans elle-même.',
  'Collections have {} levels at most.': 'Les collections ont au plus {0} niveaux.',
  'These filters are not valid. Check prices and options.':
    'Ces filtres sont incorrects. Vérifiez les prix et les options.',
  'No product can match these filters. Check the prices.':
    'Aucun produit ne peut correspondre à ces filtres. Vérifiez les prix.',
  'There is no manual collection “{}” any more.': 'La collection manuelle « {0} » n’existe plus.',
  // Names in use, synonyms and amounts
  'product with this slug already exists.': 'Un produit avec ce slug existe déjà.',
  'variant with this name already exists.': 'Une variante avec ce nom existe déjà.',
  'variant with these values already exists.': 'Une variante avec ces valeurs existe déjà.',
  'variant with this SKU already exists.': 'Une variante avec cette référence (SKU) existe déjà.',
  'This can’t be ordered yet: its manufacturer has no contact details.':
    'Ce produit ne peut pas encore être commandé : les coordonnées de son fabricant manquent.',
  'These synonyms were changed by someone else. Reload them and try again.':
    'Ces synonymes ont été modifiés par quelqu’un d’autre. Rechargez-les et réessayez.',
  'Ensure there are no more than {} groups.': 'La boutique peut avoir au plus {0} groupes de synonymes.',
  '“{}” can be read in two ways; write {} or {}.': '« {0} » peut se lire de deux façons ; écrivez {1} ou {2}.',
}
