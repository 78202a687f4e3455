// content-page.page.tsx
export const failedToLoad = 'Failed to load the page, perhaps our server is down'
export const thereIsNoPageAt = 'We can’t find this page.'
export const onlyStaffSeeIt = 'Only staff can see this page. It is not published.'
export const edit = 'Edit'
export const page = 'Page'
