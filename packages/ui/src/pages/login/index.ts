export { LoginPage, type LoginField, type LoginPageProps } from './login-page';
