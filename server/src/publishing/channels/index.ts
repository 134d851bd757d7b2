export { credentialsOf, keepCredentials } from './channel-credentials.ts'
export { channelName } from './channels.service.ts'
export { type ChannelRow, channelsOfBrand, listChannels, lockChannels } from './channels.store.ts'
