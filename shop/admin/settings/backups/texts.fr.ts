// backups.page.tsx
export const onlyOwners = 'Seuls les propriétaires peuvent gérer les sauvegardes.'
export const failedToLoad = 'Les sauvegardes n’ont pas pu être chargées. Réessayez.'
export const backups = 'Sauvegardes'
export const backupsKeywords = 'sauvegarde restaurer restauration copie télécharger archive disque sécurité backup'
export const backupsText =
  'Une sauvegarde contient toute la boutique : commandes, clients, produits, images et paramètres. La boutique reste ouverte pendant ce temps.'
export const failed = (time: string, reason: string) => `La sauvegarde du ${time} a échoué. ${reason}`
export const noSchedule =
  'Aucune sauvegarde n’est faite pour le moment. Enregistrez le calendrier ci-dessous pour commencer.'
export const noRecentBackup = 'Aucune sauvegarde ces 7 derniers jours.'
export const scheduleSaved = 'Calendrier des sauvegardes enregistré'
export const started = 'Sauvegarde lancée'
export const deleted = 'Sauvegarde supprimée'

// external-database.tsx
export const externalText =
  'La boutique utilise une base de données externe. Sauvegardez-la avec les outils de PostgreSQL, en même temps que deux dossiers. Exécutez ces commandes chaque nuit :'
export const lastBackup = (time: string) => `Dernière sauvegarde : ${time}.`

// backup-schedule-form.tsx
export const schedule = 'Calendrier'
export const frequency = 'Fréquence'
export const frequencies = { off: 'Jamais', daily: 'Tous les jours', weekly: 'Tous les dimanches' }
export const hour = 'Heure'
export const hourHint = 'Fuseau horaire de la boutique. Choisissez une heure avec peu de commandes.'
export const keep = 'Sauvegardes à conserver'
export const keepHint = 'Les plus anciennes sont supprimées après chaque sauvegarde.'
export const save = 'Enregistrer le calendrier'

// backup-list.tsx
export const madeBackups = 'Sauvegardes sur le serveur'
export const noBackups = 'Pas encore de sauvegarde.'
export const freeSpace = (free: string) => `Espace libre : ${free}.`
export const inBackupDir = 'Les sauvegardes sont dans le dossier indiqué par BACKUP_DIR.'
export const sameDisk =
  'Les sauvegardes sont à côté des données de la boutique, donc perdues si le disque tombe en panne. Téléchargez-en une régulièrement, ou indiquez dans BACKUP_DIR un dossier sur un autre disque.'
export const backUpNow = 'Sauvegarder maintenant'
export const isRunning = 'Une sauvegarde est en cours. Vous pouvez quitter cet écran.'
export const download = 'Télécharger'
export const downloadOf = (time: string) => `Télécharger la sauvegarde du ${time}`
export const deleteOf = (time: string) => `Supprimer la sauvegarde du ${time}`

// download-dialog.tsx
export const downloadTitle = 'Télécharger la sauvegarde'
export const downloadText =
  'Le fichier contient des données personnelles de clients et la clé de la boutique. Conservez-le en lieu sûr.'
export const cancel = 'Annuler'

// delete-dialog.tsx
export const sureToDelete = 'Supprimer cette sauvegarde ?'
export const afterDeletion = (time: string) => `La sauvegarde du ${time} sera définitivement supprimée du serveur.`
export const deleteBackup = 'Supprimer la sauvegarde'

// restore-steps.tsx
export const restore = 'Restaurer une sauvegarde'
export const restoreText =
  'La restauration remet la boutique dans l’état où elle était lors de la sauvegarde. Faites un essai sur une autre machine avant d’en avoir besoin.'
export const restoreSteps = [
  'Installez sur le serveur la même version de la boutique, ou une version plus récente.',
  'Copiez le fichier téléchargé sur le serveur et décompressez-le.',
  'Arrêtez la boutique et démarrez-la avec le dossier décompressé. Pour examiner la copie sans envoyer d’e-mails, ajoutez SMTP_URL=off.',
]
export const restoreCommands = (name: string) => `tar -xzf ${name}.tar.gz\nDATA_DIR="$PWD/${name}" npm start`
