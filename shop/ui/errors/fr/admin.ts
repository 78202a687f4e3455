/** French sentences of the admin, its settings and customers by their English sentence; `{}` is a value. */
export const admin: Readonly<Record<string, string>> = {
  // Terms and launch
  'A clause after the generated text needs a title.': 'Une clause placée après le texte généré doit avoir un titre.',
  'A section of its own needs a title.': 'Une section propre doit avoir un titre.',
  'You can write at most {} clauses.': 'Vous pouvez rédiger au plus {0} clauses.',
  'All clauses together have more than {} characters. Shorten or delete some of them.':
    'Les clauses comptent ensemble plus de {0} caractères. Raccourcissez-en ou supprimez-en.',
  'The clauses were changed by someone else. Reload them and try again.':
    'Les clauses ont été modifiées par quelqu’un d’autre. Rechargez-les et réessayez.',
  'Each clause needs its own id.': 'Chaque clause doit avoir son propre identifiant.',
  'These clauses are published already.': 'Ces clauses sont déjà publiées.',
  'The checkout is open. Close it before you start the test mode.':
    'Les commandes sont ouvertes. Fermez-les avant d’activer le mode test.',
  'The test mode requires demo products, and this shop has none.':
    'Le mode test nécessite des produits de démonstration, et cette boutique n’en a pas.',
  'Add a shipping method before you start the test mode.': 'Ajoutez un mode de livraison avant d’activer le mode test.',
  // Settings
  'Choose today or a later day.': 'Choisissez aujourd’hui ou un jour ultérieur.',
  'Choose a time in the future. Otherwise, the announcement is never shown.':
    'Choisissez un moment futur. Sinon, l’annonce n’est jamais affichée.',
  'This language is not available.': 'Cette langue n’est pas disponible.',
  'Name each language once.': 'Indiquez chaque langue une seule fois.',
  'The first language is always offered. Choose another one, or none.':
    'La première langue est toujours proposée. Choisissez-en une autre, ou aucune.',
  'This payment method does not exist.': 'Ce moyen de paiement n’existe pas.',
  'Text in this colour is not readable on a light background. The nearest readable colour is {}.':
    'Un texte de cette couleur n’est pas lisible sur un fond clair. La couleur lisible la plus proche est {0}.',
  'Write an address of this shop, such as /collections/new, or a web address that begins with https://.':
    'Écrivez une adresse de cette boutique, par exemple /collections/new, ou une adresse web qui commence par https://.',
  'Write one web address per line, each beginning with https://.':
    'Écrivez une adresse web par ligne, chacune commençant par https://.',
  'Enter a port from 1 to 65535.': 'Saisissez un port de 1 à 65535.',
  'Enter a name such as smtp.example.com, without smtp://.':
    'Saisissez un nom, par exemple smtp.example.com, sans smtp://.',
  'Choose TLS or STARTTLS. Otherwise, the password is sent unencrypted.':
    'Choisissez TLS ou STARTTLS. Sinon, le mot de passe est envoyé sans chiffrement.',
  'Enter the address that customers see as the sender.': 'Saisissez l’adresse que les clients voient comme expéditeur.',
  'Enter the whole address, such as https://shop.example.com.':
    'Saisissez l’adresse complète, par exemple https://shop.example.com.',
  'Leave out user name and password.': 'N’indiquez ni nom d’utilisateur ni mot de passe.',
  'The public address is set by the environment variable PUBLIC_URL.':
    'L’adresse publique est définie par la variable d’environnement PUBLIC_URL.',
  'The keys of Stripe are set by the environment variable {}.':
    'Les clés de Stripe sont définies par la variable d’environnement {0}.',
  'This link has expired. Download the backup again from the admin.':
    'Ce lien a expiré. Téléchargez de nouveau la sauvegarde depuis l’administration.',
  'The shop uses an external database. Back it up with pg_dump.':
    'La boutique utilise une base de données externe. Sauvegardez-la avec pg_dump.',
  'This address already has an account. Choose another one.':
    'Cette adresse a déjà un compte. Choisissez-en une autre.',
  'The sign-in could not be verified.': 'La connexion n’a pas pu être vérifiée.',
  '{} is not an IP address or network, such as 203.0.113.7 or 203.0.113.0/24.':
    '{0} n’est pas une adresse IP ou un réseau, par exemple 203.0.113.7 ou 203.0.113.0/24.',
  'Send at most one of {}.': 'Envoyez au plus l’un de ces filtres : {0}.',
  'The password was changed.': 'Le mot de passe a été modifié.',
  // Extensions
  'Enter it without line breaks.': 'Saisissez-le sans retour à la ligne.',
  'This value could not be checked.': 'Cette valeur n’a pas pu être vérifiée.',
  'Enter a whole number within the limits.': 'Saisissez un nombre entier dans les limites.',
  'Send on, or nothing.': 'Envoyez on, ou rien.',
  'Use a path or an https:// address.': 'Utilisez un chemin ou une adresse https://.',
  'This extension is not in extensions.ts.': 'Cette extension ne figure pas dans extensions.ts.',
  'The file extensions.ts could not be loaded, so its extensions are only missing. See the log of the shop.':
    'Le fichier extensions.ts n’a pas pu être chargé : ses extensions manquent seulement. Consultez le journal de la boutique.',
  'This extension is still in extensions.ts. Remove it there and restart the shop first.':
    'Cette extension figure encore dans extensions.ts. Retirez-la d’abord, puis redémarrez la boutique.',
  '{}{} {} not settled yet. {} when they are.':
    'Paiements encore en suspens : {1}. Réessayez quand ils seront terminés.',
  'The settings could not be checked. Try again later.':
    'Les paramètres n’ont pas pu être vérifiés. Réessayez plus tard.',
  // Webhooks, events and reports
  'Select at least one event.': 'Sélectionnez au moins un événement.',
  'Select events of the list.': 'Sélectionnez des événements de la liste.',
  'Enter a date and a time.': 'Saisissez une date et une heure.',
  'Enter the id of a delivery.': 'Saisissez l’identifiant d’un envoi.',
  'This webhook was changed by someone else. Reload it and try again.':
    'Ce webhook a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
  'Enter an address that begins with https://.': 'Saisissez une adresse qui commence par https://.',
  'Enter an address without a user name and a password.':
    'Saisissez une adresse sans nom d’utilisateur ni mot de passe.',
  'Enter an address that is reachable in the public internet.':
    'Saisissez une adresse accessible sur l’internet public.',
  'Another webhook has this name.': 'Un autre webhook porte ce nom.',
  'You can have at most {} webhooks. Delete one first.':
    'Vous pouvez avoir au plus {0} webhooks. Supprimez-en d’abord un.',
  'Too many requests to this webhook are in progress. Try again in a minute.':
    'Trop de requêtes vers ce webhook sont en cours. Réessayez dans une minute.',
  'The test was cancelled.': 'Le test a été annulé.',
  'Enter a time within the last 30 days.': 'Saisissez un moment des 30 derniers jours.',
  'This range contains more than 10,000 events. Enter a shorter one.':
    'Cette période contient plus de 10 000 événements. Choisissez-en une plus courte.',
  'Tests can’t be sent again. Send a new one.': 'Un test ne peut pas être renvoyé. Envoyez-en un nouveau.',
  'Enter a time such as 2026-11-27T09:00:00Z.': 'Saisissez un moment, par exemple 2026-11-27T09:00:00Z.',
  'Ensure the last day is not before the first day.': 'Le dernier jour ne doit pas précéder le premier.',
  'Choose a period of at most three years.': 'Choisissez une période de trois ans au plus.',
  'Enter a position.': 'Saisissez une position.',
  'Enter a number from 1 to {}.': 'Saisissez un nombre de 1 à {0}.',
  'Enter at most {}.': 'Saisissez au plus {0}.',
  // Customers
  'This is a staff account. The staff member can download the data under “Account”.':
    'Ce compte est celui d’un membre de l’équipe. Cette personne peut télécharger ses données dans « Compte ».',
  'This tag was changed by someone else. Reload it and try again.':
    'Cette étiquette a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'A customer can have at most {} tags.': 'Un client peut avoir au plus {0} étiquettes.',
  'You can have at most {} tags. Merge or delete some of them first.':
    'Vous pouvez avoir au plus {0} étiquettes. Fusionnez-en ou supprimez-en d’abord.',
  'Another tag has this name. Merge this tag into it instead.':
    'Une autre étiquette porte ce nom. Fusionnez plutôt celle-ci avec elle.',
  'Choose another tag.': 'Choisissez une autre étiquette.',
  'This note was changed by someone else. Reload it and try again.':
    'Cette note a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  'Staff accounts can’t be deleted here. Remove the person from the team first.':
    'Les comptes de l’équipe ne peuvent pas être supprimés ici. Retirez d’abord la personne de l’équipe.',
  'This is not the e-mail address of this customer.': 'Ce n’est pas l’adresse e-mail de ce client.',
  // Forms and pages of lists
  'Multipart form parse error - Invalid form.': 'Le formulaire n’a pas pu être lu. Réessayez.',
  'Form parse error - More than {} fields.': 'Le formulaire compte plus de {0} champs.',
  'Cannot be combined with {}.': 'Ne peut pas être combiné avec {0}.',
  'Use the address in next.': 'Utilisez l’adresse indiquée dans next.',
  // Translations
  'There is no such field.': 'Ce champ n’existe pas.',
  'The original text is empty. Write it first.': 'Le texte original est vide. Rédigez-le d’abord.',
  'Leave out colons. They separate a name from its value.':
    'N’utilisez pas de deux-points : ils séparent un nom de sa valeur.',
  'This slug is already in use. Choose another one.': 'Ce slug est déjà utilisé. Choisissez-en un autre.',
  'The translation of “{}” was changed by someone else. Reload it and try again.':
    'La traduction de « {0} » a été modifiée par quelqu’un d’autre. Rechargez-la et réessayez.',
  // Backups
  'The embedded database is not running.': 'La base de données intégrée n’est pas démarrée.',
  'An unexpected error occurred; see the log.':
    'Une erreur inattendue est survenue ; consultez le journal de la boutique.',
  'Another backup is running.': 'Une autre sauvegarde est en cours.',
  'The disk of the backups is too full: a backup needs {} MB, and {} MB are free.':
    'L’espace disque est insuffisant pour les sauvegardes : il faut {0} Mo, et {1} Mo sont libres.',
  'The backup folder must be outside of {}, or be its folder {}.':
    'Le dossier de la sauvegarde doit se trouver en dehors de {0}, ou dans son sous-dossier {1}.',
  '{} is not empty: choose a new folder.': '{0} n’est pas vide : choisissez un nouveau dossier.',
  '{} cannot be used: {}.': '{0} est inutilisable : {1}.',
  'this user may not read or write it': 'l’utilisateur système de la boutique n’a pas le droit d’y lire ou d’y écrire',
  'it is read-only': 'il est en lecture seule',
  'its disk is full': 'son disque est plein',
  'the disk quota of this user is used up': 'le quota de disque de l’utilisateur système de la boutique est épuisé',
  'it is not a folder': 'ce n’est pas un dossier',
  // Content delivery network
  '{} answered with status {}.': '{0} a répondu avec le statut {1}.',
  '{} cannot be reached ({}).': '{0} est injoignable ({1}).',
  'Cloudflare did not confirm the purge.': 'Cloudflare n’a pas confirmé la purge.',
  // Public address
  'Leave out everything after the name, such as /shop.': 'Retirez tout ce qui suit le nom, par exemple /shop.',
  'The address must begin with https://.': 'L’adresse doit commencer par https://.',
  'it does not exist': 'il n’existe pas',
  'its disk has an error': 'son disque est défectueux',
}
