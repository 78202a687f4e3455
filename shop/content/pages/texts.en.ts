// content-page.page.tsx
export const failedToLoad = 'Failed to load the page, perhaps our server is down'
export const thereIsNoPageAt = 'There is no page at this address.'
export const onlyStaffSeeIt = 'Only staff see this page: it is not published.'
export const edit = 'Edit'
export const page = 'Page'
