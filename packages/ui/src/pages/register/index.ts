export { RegisterPage, type RegisterPageProps } from './register-page';
