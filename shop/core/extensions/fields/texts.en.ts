// extra.route.ts and send-extra.ts
export const failedToLoad = 'The additional fields couldn’t be loaded. Try again.'
export const saved = 'Additional fields saved'

// extra-fields.tsx
export const sectionOf = (extension: string, variant: string) => (variant ? `${extension}: ${variant}` : extension)
export const noValue = 'No value'
export const yes = 'Yes'
export const no = 'No'
export const noChoice = 'None'
export const save = 'Save'
export const saveOf = (section: string) => `Save the fields of ${section}`
