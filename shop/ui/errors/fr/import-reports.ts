/** French reasons in reports of imports by their English sentence; `{}` is a value. */
export const importReports: Readonly<Record<string, string>> = {
  'This picture was not downloaded.': 'Cette photo n’a pas été téléchargée.',
  'The current pictures are kept.': 'Les photos actuelles sont conservées.',
  'no picture yet, so the product is a draft or stays unpublished':
    'pas encore de photo : le produit est un brouillon ou reste non publié',
  'This product has no picture yet. It is imported as a draft.':
    'Ce produit n’a pas encore de photo. Il est importé comme brouillon.',
  'This product has no picture yet and cannot be published.':
    'Ce produit n’a pas encore de photo et ne peut pas être publié.',
  'this picture is missing; the notes on the products name the reasons':
    'cette photo manque ; les remarques sur les produits en donnent les raisons',
  'variant left out: a product has at most {} variants': 'variante ignorée : un produit a au plus {0} variantes',
  'left out: a spreadsheet has rounded this number; enter the code again':
    'ignoré : un tableur a arrondi ce nombre ; saisissez le code à nouveau',
  '“{}” left out: a spreadsheet has rounded this number; enter the code again':
    '« {0} » ignoré : un tableur a arrondi ce nombre ; saisissez le code à nouveau',
  'cut after {} characters': 'coupé après {0} caractères',
  'joined with the options after it: a product has at most {} options':
    'réuni avec les options suivantes : un produit a au plus {0} options',
  '“{}” taken as {}: stock counts whole pieces up to {}':
    '« {0} » lu comme {1} : le stock compte des pièces entières, au plus {2}',
  'left out: not valid': 'ignoré : non valide',
  'the products of the collection “{}” are chosen by its rule':
    'les produits de la collection « {0} » sont choisis par sa règle',
  'there is no collection “{}”': 'il n’y a pas de collection « {0} »',
  'The products of “{}” are chosen by its rule.': 'Les produits de « {0} » sont choisis par sa règle.',
  'This product has the slug “{}” now.': 'Ce produit a désormais le slug « {0} ».',
  'another product has the slug of this handle, so this one gets a different slug':
    'un autre produit a déjà ce slug, celui-ci en reçoit donc un autre',
  'converted to a slug of letters, digits and hyphens': 'converti en slug de lettres, de chiffres et de traits d’union',
  'only the first {} products are bundled with this one': 'seuls les {0} premiers produits sont associés à celui-ci',
  'left out: the shop is not translated into this language':
    'ignoré : la boutique n’est pas traduite dans cette langue',
  'left out, like those after it: a variant has at most {} pictures':
    'ignorée, comme les suivantes : une variante a au plus {0} photos',
  'left out: another variant has this SKU': 'ignoré : une autre variante a ce SKU',
  '“{}” left out: line {} has this SKU': '« {0} » ignoré : la ligne {1} a ce SKU',
  '“{}” left out: the product “{}” of the shop has this SKU':
    '« {0} » ignoré : le produit « {1} » de la boutique a ce SKU',
  'The ZIP has one file "{}" for {} addresses. Put the files into folders as in the addresses.':
    'Le ZIP n’a qu’un fichier « {0} » pour {1} adresses. Rangez les fichiers dans des dossiers comme dans les adresses.',
  'The start of a running sale cannot be changed.': 'Le début d’une promotion en cours ne peut pas être modifié.',
  'only {} of {} sale prices are imported': 'seuls {0} prix promotionnels sur {1} sont importés',
  'left out, not a valid GTIN (8, 12, 13 or 14 digits with a check digit)':
    'ignoré, GTIN non valide (8, 12, 13 ou 14 chiffres avec une clé de contrôle)',
  'This product could not be read. {}': 'Ce produit n’a pas pu être lu. Message technique : {0}',
  'The products of this file could not be read. {}':
    'Les produits de ce fichier n’ont pas pu être lus. Message technique : {0}',
  'stock not tracked by the other shop; a new variant starts with {}, an existing one keeps its stock':
    'stock non suivi par l’autre boutique ; une nouvelle variante commence avec {0}, une variante existante garde son stock',
  'no stock in the file; a new variant starts with 0, an existing one keeps its stock':
    'pas de stock dans le fichier ; une nouvelle variante commence avec 0, une variante existante garde son stock',
  'negative stock; imported as 0': 'stock négatif ; importé comme 0',
  'A file may have at most {} columns.': 'Un fichier a au plus {0} colonnes.',
  'The column "{}" occurs twice.': 'La colonne « {0} » apparaît deux fois.',
  'The first line must name the columns in English: "slug" as exported here, "Handle" as in Shopify, or "Type", "Name" and "Regular price" as in WooCommerce. The columns of this file are unknown or in another language.':
    'La première ligne doit nommer les colonnes en anglais : « slug » comme dans les exports d’ici, « Handle » comme dans Shopify, ou « Type », « Name » et « Regular price » comme dans WooCommerce. Les colonnes de ce fichier sont inconnues ou dans une autre langue.',
  'Fill in "{}" in each row: the rows of this product are not consecutive.':
    'Remplissez « {0} » à chaque ligne : les lignes de ce produit ne se suivent pas.',
  'A text contains a NUL character.': 'Un texte contient un caractère NUL.',
  'left out, longer than {} characters; search engines get the default text':
    'ignoré, plus de {0} caractères ; les moteurs de recherche reçoivent le texte par défaut',
  'left out, unknown unit; known units: g, kg, ml, cl, l, cm, m, pieces':
    'ignoré, unité inconnue ; unités connues : g, kg, ml, cl, l, cm, m, pieces',
  'left out, too long, repeated, or beyond the maximum number of attributes':
    'ignoré : trop long, répété ou au-delà du nombre maximal d’attributs',
  'The file is not UTF-8. Save it as "CSV UTF-8".':
    'Le fichier n’est pas en UTF-8. Enregistrez-le au format « CSV UTF-8 ».',
  'A file may have at most {} rows.': 'Un fichier a au plus {0} lignes.',
  'A row may have at most {} characters.': 'Une ligne a au plus {0} caractères.',
  'A quotation mark is opened here and never closed.': 'Un guillemet s’ouvre ici et ne se ferme jamais.',
  'Unexpected quotation mark. Inside a quoted cell, write it twice.':
    'Guillemet inattendu. Dans une cellule entre guillemets, écrivez-le deux fois.',
  'The file is empty.': 'Le fichier est vide.',
  'The first line must contain the column names, including "slug".':
    'La première ligne doit contenir les noms des colonnes, dont « slug ».',
  'This file contains products. Import it as a catalogue, above.':
    'Ce fichier contient des produits. Importez-le comme catalogue, ci-dessus.',
  'There is no product “{}”.': 'Il n’y a pas de produit « {0} ».',
  'The shop has no such picture. Upload a ZIP that contains it.':
    'La boutique n’a pas cette photo. Envoyez un ZIP qui la contient.',
  '{} is skipped on that day, when the clocks go forward; write an hour later.':
    '{0} n’existe pas, à cause du passage à l’heure d’été ; ajoutez une heure.',
  'This differs from line {}, which belongs to the same product.':
    'Cette valeur diffère de celle de la ligne {0}, qui appartient au même produit.',
  'The products of this collection were changed by someone else. Export it again.':
    'Les produits de cette collection ont été modifiés par quelqu’un d’autre. Exportez-la de nouveau.',
  'Ensure the files in the ZIP have at most {} MB together.':
    'Les fichiers du ZIP ne doivent pas dépasser {0} Mo au total.',
  'empty; a new product uses its name instead': 'vide ; un nouveau produit reprend son nom à la place',
  'imported as a draft: {}': 'importé comme brouillon : {0}',
  'imported as a draft: it has {} variants, of which {} are imported':
    'importé comme brouillon : il a {0} variantes, dont {1} sont importées',
  'not published by an import: {}': 'non publié par un import : {0}',
  'not published by an import: it has {} variants, of which {} are imported':
    'non publié par un import : il a {0} variantes, dont {1} sont importées',
  '“{}” left out: {}': '« {0} » ignoré : {1}',
  'left out of the description: {}': 'retiré de la description : {0}',
  'left out of the description: {} ({})': 'retiré de la description : {0} ({1})',
  'a picture': 'une image',
  'a video or other embed': 'une vidéo ou un autre contenu intégré',
  'a form': 'un formulaire',
  'a drawing': 'un dessin',
  'a script': 'un script',
  styles: 'des styles',
  'a template': 'un modèle',
  'a page title': 'un titre de page',
  'a link': 'un lien',
  'a relative link of the description now points to this shop; check it ({})':
    'un lien relatif de la description mène maintenant à cette boutique ; vérifiez-le ({0})',
  // Downloads
  'The server took longer than {} seconds.': 'Le serveur a mis plus de {0} secondes à répondre.',
  'Only addresses that begin with http:// or https:// are downloaded.':
    'Seules les adresses qui commencent par http:// ou https:// sont téléchargées.',
  'Addresses with a user name or a password are not downloaded.':
    'Les adresses qui contiennent un nom d’utilisateur ou un mot de passe ne sont pas téléchargées.',
  'Only the ports 80 (http) and 443 (https) are used.': 'Seuls les ports 80 (http) et 443 (https) sont utilisés.',
  '"{}" is not in the public internet.': '« {0} » n’est pas accessible sur Internet.',
  'The server answered with status {}.': 'Le serveur a répondu avec le statut {0}.',
  'The address redirects to {}.': 'L’adresse redirige vers {0}.',
  'The address redirects more than {} times.': 'L’adresse redirige plus de {0} fois.',
  'The server "{}" was not found.': 'Le serveur « {0} » est introuvable.',
  'The server sent the file compressed, which is not accepted.':
    'Le serveur a envoyé le fichier compressé, ce qui n’est pas accepté.',
  'The server sent an empty file.': 'Le serveur a envoyé un fichier vide.',
  'The server was not found.': 'Le serveur est introuvable.',
  'The name of the server could not be looked up.': 'Le nom du serveur n’a pas pu être résolu.',
  "The server's certificate is not valid.": 'Le certificat du serveur n’est pas valide.',
  'The server sent an answer that is not valid HTTP.': 'La réponse du serveur n’est pas du HTTP valide.',
  'The connection to the server failed.': 'La connexion au serveur a échoué.',
  'Another server answers at this address. Check the DNS record and the reverse proxy.':
    'Un autre serveur répond à cette adresse. Vérifiez l’enregistrement DNS et le proxy inverse.',
  'The extension was disabled after errors. {}':
    'L’extension a été désactivée après des erreurs. Message technique : {0}',
  'only {} sale prices are imported': 'seuls {0} prix promotionnels sont importés',
  '{}: “{}”': '{0} : « {1} »',
  '“{}” is not a date and time; write it like 2026-11-26 14:00.':
    '« {0} » n’est pas une date avec une heure ; écrivez par exemple 2026-11-26 14:00.',
  '“{}” can be read in several ways; write {} or {} or {}.':
    '« {0} » peut se lire de plusieurs façons ; écrivez {1}, {2} ou {3}.',
}
