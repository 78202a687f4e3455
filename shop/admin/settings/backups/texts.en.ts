// backups.page.tsx
export const onlyOwners = 'Only owners can manage backups.'
export const failedToLoad = 'The backups couldn’t be loaded. Try again.'
export const backups = 'Backups'
export const backupsKeywords = 'restore copy download archive disk recovery safety snapshot'
export const backupsText =
  'A backup contains the whole shop: orders, customers, products, pictures and settings. The shop stays open meanwhile.'
export const failed = (time: string, reason: string) => `The backup of ${time} failed. ${reason}`
export const noSchedule = 'No backups are made yet. Save the schedule below to start.'
export const noRecentBackup = 'No backup in the last 7 days.'
export const scheduleSaved = 'Backup schedule saved'
export const started = 'Backup started'
export const deleted = 'Backup deleted'

// external-database.tsx
export const externalText =
  'The shop uses an external database. Back it up with the tools of PostgreSQL, together with two folders. Run these commands every night:'
export const lastBackup = (time: string) => `Last backup: ${time}.`

// backup-schedule-form.tsx
export const schedule = 'Schedule'
export const frequency = 'Back up'
export const frequencies = { off: 'Never', daily: 'Every day', weekly: 'Every Sunday' }
export const hour = 'Time'
export const hourHint = 'Shop time zone. Choose a time with few orders.'
export const keep = 'Backups to keep'
export const keepHint = 'Older ones are deleted after each backup.'
export const save = 'Save schedule'

// backup-list.tsx
export const madeBackups = 'Backups on the server'
export const noBackups = 'No backups yet.'
export const freeSpace = (free: string) => `${free} free.`
export const inBackupDir = 'Stored in the folder that BACKUP_DIR names.'
export const sameDisk =
  'Stored next to the shop’s data. This doesn’t help if the disk fails: download a backup regularly, or set BACKUP_DIR to a folder on another disk.'
export const backUpNow = 'Back up now'
export const isRunning = 'A backup is being made. You can leave this screen.'
export const download = 'Download'
export const downloadOf = (time: string) => `Download the backup of ${time}`
export const deleteOf = (time: string) => `Delete the backup of ${time}`

// download-dialog.tsx
export const downloadTitle = 'Download backup'
export const downloadText =
  'The file contains personal data of customers and the key of the shop. Store it in a safe place.'
export const cancel = 'Cancel'

// delete-dialog.tsx
export const sureToDelete = 'Delete this backup?'
export const afterDeletion = (time: string) => `The backup of ${time} is deleted from the server and can’t be restored.`
export const deleteBackup = 'Delete backup'

// restore-steps.tsx
export const restore = 'Restore a backup'
export const restoreText =
  'Restoring replaces the shop with its state at the time of the backup. Test it once on another machine before you need it.'
export const restoreSteps = [
  'Install the same release of the shop, or a later one, on the server.',
  'Copy the downloaded file to the server and unpack it.',
  'Stop the shop and start it with the unpacked folder. To look at the copy without sending e-mails, also set SMTP_URL=off.',
]
export const restoreCommands = (name: string) => `tar -xzf ${name}.tar.gz\nDATA_DIR="$PWD/${name}" npm start`
