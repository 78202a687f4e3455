// edit-link.tsx
export const edit = 'Modifier'
export const editNamed = (title: string) => `Modifier « ${title} »`
