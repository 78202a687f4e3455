import { showDay } from '../../../../lib/texts/dates.ts'

// team.page.tsx
export const team = 'Équipe'
export const onlyOwners = 'Seuls les propriétaires peuvent voir l’équipe.'
export const failedToLoad = 'Impossible de charger l’équipe. Réessayez.'
export const members = 'Membres'
export const invitations = 'Invitations'

// role-fields.tsx
export const roleCovers = (meaning: string) => `Couvre ${meaning}.`

// invite-form.tsx
export const inviteSomebody = 'Inviter un membre'
export const invitationHint = 'La personne reçoit par e-mail un lien valable sept jours et utilise son propre compte.'
export const email = 'E-mail'
export const role = 'Rôle'
export const ownPassword = 'Votre mot de passe'
export const anOwnerCanDo = 'Un propriétaire a les mêmes droits que vous.'
export const invite = 'Inviter'
export const invited = (email: string) => `Invitation envoyée à ${email}`

// member-row.tsx
export const you = ' (vous)'
export const since = (day: string) => `\u00A0· depuis le ${showDay(day)}`
export const lastSeen = <T>(moment: T) => ['\u00A0· dernière activité : ', moment]
export const notLoggedIn = '\u00A0· non connecté'
export const changeRoleOf = (name: string) => `Modifier le rôle : ${name}`
export const removeFromTheTeam = (name: string) => `Retirer ${name} de l’équipe`
export const save = 'Enregistrer'
export const cancel = 'Annuler'
export const roleChanged = (name: string, role: string) => `${name} a maintenant le rôle « ${role} »`
export const someoneElse = 'Quelqu’un d’autre a modifié ce rôle. Enregistrez de nouveau pour le remplacer.'

// remove-member.tsx
export const removeFromTeam = 'Retirer de l’équipe'
export const isLoggedOutEverywhere = (name: string) =>
  `${name} perd immédiatement l’accès à l’administration, et ses sessions prennent fin sur tous ses appareils. Son compte client est conservé, ainsi que ses entrées dans le journal d’activité.`
export const youAreLoggedOutEverywhere =
  'Vous perdez immédiatement l’accès à l’administration, et vos sessions prennent fin sur tous vos appareils. Votre compte client est conservé.'
export const keep = 'Garder'
export const memberRemoved = (name: string) => `${name} ne fait plus partie de l’équipe`

// invitation-row.tsx
export const invitedBy = (role: string, name: string) => `${role}, invité par ${name}`
export const sentUntil = <T>(sent: T, until: string) => ['envoyée le ', sent, `, valable jusqu’au ${showDay(until)}`]
export const hasExpired = <T>(sent: T) => ['envoyée le ', sent, ', expirée']
export const sendAgain = 'Renvoyer'
export const sendAgainTo = (email: string) => `Renvoyer l’invitation à ${email}`
export const revoke = 'Révoquer'
export const revokeTheInvitation = (email: string) => `Révoquer l’invitation envoyée à ${email}`
export const sentAgain = (email: string) => `Nouveau lien envoyé à ${email}. Le lien précédent n’est plus valable`
export const invitationForRevoked = (email: string) => `Invitation révoquée : ${email}`

// resend-dialog.tsx
export const sendAgainTitle = 'Renvoyer l’invitation'
export const newLink = (email: string) =>
  `Un nouveau lien est envoyé à ${email}. L’ancien lien n’est alors plus valable. Saisissez votre mot de passe pour confirmer.`
