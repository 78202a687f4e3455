// edit-link.tsx
export const edit = 'Edit'
export const editNamed = (title: string) => `Edit ${title}`
