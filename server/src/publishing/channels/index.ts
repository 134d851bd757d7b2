export { nameOf } from './channels.service.ts'
export { type ChannelRow, channelsOfBrand, insertLocalChannel, listChannels, lockChannels } from './channels.store.ts'
