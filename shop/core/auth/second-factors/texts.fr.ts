// browser-passkeys.ts
export const noPasskeyProvided =
  'Votre navigateur n’a pas fourni de clé d’accès. Réessayez ou choisissez une autre méthode.'
export const passkeyExists = 'Cet appareil possède déjà une clé d’accès pour votre compte.'
