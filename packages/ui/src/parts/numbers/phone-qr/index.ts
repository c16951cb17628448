export { PhoneQr, type PhoneQrProps } from './phone-qr';
