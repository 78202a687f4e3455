/** French sentences of messages, menus, home page and pages by their English sentence; `{}` is a value. */
export const content: Readonly<Record<string, string>> = {
  'A home page can have at most {} sections.': 'Une page d’accueil peut avoir au plus {0} sections.',
  'This section can be added only once.': 'Cette section ne peut être ajoutée qu’une fois.',
  'Name each section once.': 'Indiquez chaque section une seule fois.',
  'The home page was changed by someone else. Reload it and try again.':
    'La page d’accueil a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'This collection no longer exists. Choose another one.': 'Cette collection n’existe plus. Choisissez-en une autre.',
  'Choose a time in the future. Otherwise, the section is never shown.':
    'Choisissez un moment futur. Sinon, la section n’est jamais affichée.',
  'Name each product once.': 'Indiquez chaque produit une seule fois.',
  'Enter the address that the button opens.': 'Saisissez l’adresse qu’ouvre le bouton.',
  'Enter the text of the button.': 'Saisissez le texte du bouton.',
  'Unknown kind of section.': 'Type de section inconnu.',
  'Choose at least one product.': 'Choisissez au moins un produit.',
  'Choose a collection.': 'Choisissez une collection.',
  '{} has answered this message meanwhile. Read that answer first; yours is still here.':
    '{0} a répondu à ce message entre-temps. Lisez d’abord cette réponse ; la vôtre est toujours ici.',
  'This conversation has changed meanwhile. Read it first; your answer is still here.':
    'Cette conversation a changé entre-temps. Lisez-la d’abord ; votre réponse est toujours ici.',
  'Replace {} with its value.': 'Remplacez {0} par sa valeur.',
  'This link has already been used for a reply. Our next answer will contain a new one.':
    'Ce lien a déjà servi à répondre. Notre prochaine réponse en contiendra un nouveau.',
  'This saved reply was changed by someone else. Reload it and try again.':
    'Cette réponse type a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'Another saved reply has this name.': 'Une autre réponse type porte ce nom.',
  'You can save at most {} replies. Delete one first.':
    'Vous pouvez enregistrer au plus {0} réponses types. Supprimez-en d’abord une.',
  'Another staff member has added or deleted a saved reply. Reload the list and try again.':
    'Un autre membre de l’équipe a ajouté ou supprimé une réponse type. Rechargez la liste et réessayez.',
  '{} is not a placeholder. Use {name} or {order}.': '{0} n’est pas une variable. Utilisez {name} ou {order}.',
  'Links of the header have no nested links.': 'Les liens de l’en-tête n’ont pas de liens subordonnés.',
  'The column that follows the shop menu has no own links. Move them to another column.':
    'La colonne qui suit le menu de la boutique n’a pas de liens propres. Déplacez-les dans une autre colonne.',
  'An entry can have at most {} links. Remove some of them, then save again.':
    'Une entrée peut avoir au plus {0} liens. Retirez-en quelques-uns, puis enregistrez de nouveau.',
  'The menus were changed by someone else. Reload them and try again.':
    'Les menus ont été modifiés par quelqu’un d’autre. Rechargez-les et réessayez.',
  'This was changed by someone else. Reload it and try again.':
    'Cet élément a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
  'Write the web address of the video. It begins with https://.':
    'Écrivez l’adresse web de la vidéo. Elle commence par https://.',
  'Ensure each description has no more than {} characters.': 'Chaque description peut avoir au plus {0} caractères.',
  'Put each picture on a line of its own.': 'Placez chaque image sur sa propre ligne.',
  'A page can have at most {} pictures.': 'Une page peut avoir au plus {0} images.',
  'Enter an address of this shop, such as /pages/about-us, or a web address that begins with https://.':
    'Saisissez une adresse de cette boutique, par exemple /pages/about-us, ou une adresse web qui commence par https://.',
  'This page was changed by someone else. Reload it and try again.':
    'Cette page a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'A page with this slug already exists.': 'Une page avec ce slug existe déjà.',
  'A shop can have at most {} pages. Delete one first.':
    'Une boutique peut avoir au plus {0} pages. Supprimez-en d’abord une.',
  'This picture no longer exists. Upload it again: {}': 'Cette image n’existe plus. Envoyez-la de nouveau : {0}',
  'Only pictures that were uploaded here can be shown. Upload this one with “Add picture”: {}':
    'Seules les images envoyées ici peuvent être affichées. Envoyez celle-ci avec « Ajouter une image » : {0}',
  'Describe each picture between the square brackets, or mark it as decorative: ![]({} "{}")':
    'Décrivez chaque image entre les crochets, ou indiquez qu’elle est décorative : ![]({0} "{1}")',
  'Write text, a vertical bar and an address on each line. Not valid: {}':
    'Écrivez sur chaque ligne un texte, une barre verticale et une adresse. Ligne incorrecte : {0}',
  'Another staff member': 'Un autre membre de l’équipe',
  'This menu has exactly one entry of the kind shop.':
    'L’en-tête doit contenir une seule fois l’emplacement du menu de la boutique.',
  'This menu has exactly one entry of the kind help.': 'Le pied de page doit contenir une seule colonne d’aide.',
  'This menu has at most one entry of the kind collections.':
    'Le pied de page peut contenir au plus une colonne des premières collections du menu de la boutique.',
  'The shop menu can have at most {} entries. Remove some of them, then save again.':
    'Le menu de la boutique peut avoir au plus {0} entrées. Retirez-en quelques-unes, puis enregistrez de nouveau.',
  'The header can have at most {} links. Remove some of them, then save again.':
    'L’en-tête peut avoir au plus {0} liens. Retirez-en quelques-uns, puis enregistrez de nouveau.',
  'The footer can have at most {} columns. Remove some of them, then save again.':
    'Le pied de page peut avoir au plus {0} colonnes. Retirez-en quelques-unes, puis enregistrez de nouveau.',
}
