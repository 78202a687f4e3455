/** French sentences of accounts, team, settings and extensions by their English sentence; `{}` is a value. */
export const accounts: Readonly<Record<string, string>> = {
  'Unable to log in with provided credentials.': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'Your account has no password yet. Use reset password to set one.':
    'Votre compte n’a pas encore de mot de passe. Utilisez « Mot de passe oublié » pour en choisir un.',
  'The password is incorrect.': 'Le mot de passe est incorrect.',
  'The verification code is invalid or has expired.': 'Le code est incorrect ou a expiré.',
  'You must agree to the terms.': 'Vous devez accepter les conditions.',
  'This is already your email.': 'C’est déjà votre adresse e-mail.',
  'Enter your own password, because you logged in more than an hour ago.':
    'Saisissez votre mot de passe, car vous vous êtes connecté il y a plus d’une heure.',
  'Enter the password of your account to link it to this sign-in.':
    'Saisissez le mot de passe de votre compte pour le relier à cette connexion.',
  'This passkey does not belong to your account.': 'Cette clé d’accès n’appartient pas à votre compte.',
  'This code is wrong or has already been used.': 'Ce code est incorrect ou a déjà été utilisé.',
  'This login has expired. Log in again.': 'Cette connexion a expiré. Connectez-vous de nouveau.',
  'Too many wrong codes were entered for this account. Use a passkey or a recovery code, or try again tomorrow.':
    'Trop de codes erronés ont été saisis pour ce compte. Utilisez une clé d’accès ou un code de secours, ou réessayez demain.',
  'This setup has expired. Start again.': 'Cette configuration a expiré. Recommencez.',
  'This code is not valid now. Enter the current code, and check the clock of the device.':
    'Ce code n’est pas valable maintenant. Saisissez le code actuel et vérifiez l’heure de l’appareil.',
  'An authenticator app is already set up.': 'Une application d’authentification est déjà configurée.',
  'This passkey was not created by this setup. Start again.':
    'Cette clé d’accès n’a pas été créée par cette configuration. Recommencez.',
  'This passkey is already in use.': 'Cette clé d’accès est déjà utilisée.',
  'Passkeys require a shop with a domain name, not an IP address.':
    'Les clés d’accès nécessitent une boutique avec un nom de domaine, et non une adresse IP.',
  'An account can have at most {} passkeys. Delete one first.':
    'Un compte peut avoir au plus {0} clés d’accès. Supprimez-en d’abord une.',
  'If the address can receive mail, a code is on its way.':
    'Si cette adresse peut recevoir des e-mails, un code est en route.',
  'You can save at most {} addresses. Delete one first.':
    'Vous pouvez enregistrer au plus {0} adresses. Supprimez-en d’abord une.',
  'This address has changed since you opened it. Reload it and try again.':
    'Cette adresse a été modifiée depuis que vous l’avez ouverte. Rechargez-la et réessayez.',
  'The text has changed. Reload the page and read it again.': 'Le texte a changé. Rechargez la page et relisez-le.',
  'Tick the box to receive these e-mails.': 'Cochez la case pour recevoir ces e-mails.',
  // Team and API keys
  'Choose a role.': 'Choisissez un rôle.',
  'This role was changed by someone else. Reload the team and try again.':
    'Ce rôle a été modifié par quelqu’un d’autre. Rechargez l’équipe et réessayez.',
  'The shop needs an owner. Give another team member the owner role first.':
    'La boutique a besoin d’un propriétaire. Donnez d’abord ce rôle à un autre membre de l’équipe.',
  'The person with this address is already on the team.':
    'La personne qui a cette adresse fait déjà partie de l’équipe.',
  'This address already has an invitation. Send it again or revoke it.':
    'Cette adresse a déjà une invitation. Renvoyez-la ou révoquez-la.',
  'This link is incomplete or has been replaced. Use the link of the latest e-mail.':
    'Ce lien est incomplet ou a été remplacé. Utilisez le lien du dernier e-mail.',
  'This invitation has already been accepted.': 'Cette invitation a déjà été acceptée.',
  'This invitation has been revoked.': 'Cette invitation a été révoquée.',
  'This invitation has expired. Ask the sender for a new one.':
    'Cette invitation a expiré. Demandez-en une nouvelle à l’expéditeur.',
  'This address already has an account. Log in, then accept the invitation.':
    'Cette adresse a déjà un compte. Connectez-vous, puis acceptez l’invitation.',
  'This invitation is for {}. Log in with the account for that address.':
    'Cette invitation est destinée à {0}. Connectez-vous avec le compte de cette adresse.',
  'Select at least one permission.': 'Sélectionnez au moins une autorisation.',
  'Enter at most {} networks.': 'Saisissez au plus {0} réseaux.',
  'You can have at most {} API keys. Revoke one first.':
    'Vous pouvez avoir au plus {0} clés d’API. Révoquez-en d’abord une.',
  'Another API key has this name.': 'Une autre clé d’API porte ce nom.',
  'Type {}.': 'Saisissez {0}.',
  // Settings and connections
  'These settings were changed by someone else. Reload them and try again.':
    'Ces paramètres ont été modifiés par quelqu’un d’autre. Rechargez-les et réessayez.',
  'The mail server is set by the environment variables SMTP_URL and MAIL_FROM.':
    'Le serveur d’e-mails est défini par les variables d’environnement SMTP_URL et MAIL_FROM.',
  'Enter the password of this user.': 'Saisissez le mot de passe de cet utilisateur.',
  'Enter the password again, because the server or the user changed.':
    'Saisissez de nouveau le mot de passe, car le serveur ou l’utilisateur a changé.',
  'Enter the password again. It was stored with another data folder and can’t be read.':
    'Saisissez de nouveau le mot de passe. Il a été enregistré avec un autre dossier de données et ne peut pas être lu.',
  'Enter the name of the mail server.': 'Saisissez le nom du serveur d’e-mails.',
  'This code does not match the e-mail.': 'Ce code ne correspond pas à l’e-mail.',
  'End the test mode before you open the shop.': 'Quittez le mode test avant d’ouvrir la boutique.',
  'Required items of the launch checklist are still missing.':
    'Des points obligatoires de la liste d’ouverture manquent encore.',
  'The notice must be a PNG file, as it was published.':
    'La notice doit être un fichier PNG, telle qu’elle a été publiée.',
  'The notice must be at least {} pixels wide and high, so that people can read it.':
    'La notice doit avoir au moins {0} pixels de largeur et de hauteur pour être lisible.',
  'This picture has only one colour. Upload the official notice.':
    'Cette image n’a qu’une seule couleur. Importez la notice officielle.',
  'This IBAN is not valid: a character is missing or mistyped.':
    'Cet IBAN est incorrect : un caractère manque ou est erroné.',
  'Enter a valid IBAN. A character is missing or mistyped.':
    'Saisissez un IBAN valide. Un caractère manque ou est erroné.',
  'A BIC has 8 or 11 letters and digits.': 'Un BIC compte 8 ou 11 lettres et chiffres.',
  'Enter the IBAN of the account for bank transfers.': 'Saisissez l’IBAN du compte destiné aux virements.',
  'Write the names in lower case, such as card or paypal.':
    'Écrivez les noms en minuscules, par exemple card ou paypal.',
  'Name each payment method once.': 'Indiquez chaque moyen de paiement une seule fois.',
  'Write one day per line, such as 2026-12-24, or a range, such as 2026-08-03 to 2026-08-16.':
    'Écrivez un jour par ligne, par exemple 2026-12-24, ou une période, par exemple 2026-08-03 au 2026-08-16.',
  'Enter an account of 3 to 10 digits.': 'Saisissez un compte de 3 à 10 chiffres.',
  'Enter a title for these links.': 'Saisissez un titre pour ces liens.',
  'The icon must be square.': 'L’icône doit être carrée.',
  'The icon must be at least {} pixels wide, or an SVG.':
    'L’icône doit avoir au moins {0} pixels de largeur, ou être un SVG.',
  'The logo may be at most {} times as wide as it is high, and {} times as high as it is wide.':
    'Le logo peut être au plus {0} fois plus large que haut, et {1} fois plus haut que large.',
  'Choose a logo for light backgrounds first.': 'Choisissez d’abord un logo pour les fonds clairs.',
  '“{}” is not a valid email address. Enter one address per line.':
    '« {0} » n’est pas une adresse e-mail valide. Saisissez une adresse par ligne.',
  // Extensions
  'This extension did not answer in time. The request may still be carried out. Check this before you repeat it.':
    'Cette extension n’a pas répondu à temps. La requête peut encore aboutir. Vérifiez avant de la répéter.',
  'This extension failed. Try again later.': 'Cette extension a échoué. Réessayez plus tard.',
  'The extension {} is disabled. Owners can enable it under Settings, Extensions.':
    'L’extension {0} est désactivée. Les propriétaires peuvent l’activer dans Paramètres, Extensions.',
  'This action is still running. Wait a moment, then look at the screen before you repeat it.':
    'Cette action est encore en cours. Patientez un instant, puis consultez l’écran avant de la répéter.',
  'This action did not finish in time. It may still be carried out. Look at the screen before you repeat it.':
    'Cette action ne s’est pas terminée à temps. Elle peut encore aboutir. Consultez l’écran avant de la répéter.',
  'Each row needs all columns.': 'Chaque ligne doit avoir toutes les colonnes.',
  'The webhook could not be read.': 'Le webhook n’a pas pu être lu.',
  'These fields were changed by someone else. Reload them and try again.':
    'Ces champs ont été modifiés par quelqu’un d’autre. Rechargez-les et réessayez.',
  'These fields are too long together. Shorten one.': 'Ces champs sont trop longs ensemble. Raccourcissez-en un.',
  'Passwords do not match': 'Les mots de passe ne sont pas identiques.',
  'The password is too similar to the email.': 'Le mot de passe ressemble trop à l’adresse e-mail.',
  'This link is no longer valid: it was used, is older than a day, or the shop already has an owner. The operator can create a new one with npm run staff -- --first':
    'Ce lien n’est plus valable : il a déjà servi, il date de plus d’un jour ou la boutique a déjà un propriétaire. L’exploitant du serveur peut en créer un autre avec npm run staff -- --first',
  'This account belongs to the demo and would be deleted. Log in with your own account. The operator can create one with npm run staff -- --first':
    'Ce compte fait partie de la démonstration et serait supprimé. Connectez-vous avec votre propre compte. L’exploitant du serveur peut en créer un avec npm run staff -- --first',
  // Records of extensions
  'Another record has this value.': 'Un autre enregistrement a cette valeur.',
  'You can save at most {} records.': 'Vous pouvez créer au plus {0} enregistrements.',
  'This record was changed by someone else. Reload it and try again.':
    'Cet enregistrement a été modifié par quelqu’un d’autre. Rechargez-le et réessayez.',
}
