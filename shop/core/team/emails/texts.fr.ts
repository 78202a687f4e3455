export const roleMeaning = (meaning: string) => `Votre rôle vous donne accès à ces fonctions : ${meaning}.`
export const invitationToTeam = 'Une invitation à rejoindre l’équipe'
export const invitationSubject = (by: string, shop: string) =>
  `${by} vous invite à rejoindre l’équipe de la boutique ${shop}`
export const wantsHelp = (by: string, shop: string) =>
  `${by} souhaite que vous participiez à la gestion de la boutique ${shop}.`
export const linkIsYours = (days: number) =>
  `Le lien ci-dessous vous est réservé. Il est valable ${days} jours et ne sert qu’une fois. Pour refuser, ignorez cet e-mail.`
export const viewInvitation = 'Voir l’invitation'
export const joinedSubject = (member: string, shop: string) => `${member} a rejoint l’équipe de la boutique ${shop}`
export const joined = (member: string, email: string, role: string) =>
  `${member} (${email}) a accepté une invitation et a maintenant le rôle ${role}.`
export const joinedFrom = (member: string, email: string, sender: string, role: string) =>
  `${member} (${email}) a accepté l’invitation envoyée par ${sender} et a maintenant le rôle ${role}.`
export const joinedUnexpectedly =
  'Si vous ne vous y attendiez pas, retirez cette personne de l’équipe et changez de mot de passe.'
export const viewTeam = 'Voir l’équipe'
export const roleChangedSubject = (shop: string) => `Votre rôle chez ${shop} a changé`
export const roleChanged = (by: string, shop: string) => `${by} a modifié votre rôle chez ${shop}.`
export const removedSubject = (shop: string) => `Vous ne faites plus partie de l’équipe de la boutique ${shop}`
export const removed = (by: string, shop: string) =>
  `${by} vous a retiré de l’équipe de la boutique ${shop}. Vous avez été déconnecté de tous vos appareils.`
export const accountRemains = 'Votre compte reste un compte client.'
