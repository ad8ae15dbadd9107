import { IconAlertCircle } from '@tabler/icons-react';
import { registerBody } from '@stoa/shared/contract/accounts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Alert, Button, PasswordInput, TextInput } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-frame.module.css';

export function SignupScreen() {
  const api = useApi();
  const { form, problem, submit } = useAuthForm({
    schema: registerBody,
    start: { first_name: '', last_name: '', email: '', password: '' },
    send: (body) => api.register({ body }),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthFrame
      title="Create your account"
      lead="Enrol, keep your progress, and earn certificates that anyone can verify."
      foot={
        <>
          Already have an account? <LinkAnchor to="/login">Login</LinkAnchor>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className={classes.fields} aria-label="Sign up">
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden="true" />}>
            {problem}
          </Alert>
        )}
        <div className={classes.names}>
          <TextInput
            label="First name"
            autoComplete="given-name"
            error={errors.first_name?.message}
            {...form.register('first_name')}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...form.register('last_name')}
          />
        </div>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          label="Password"
          description="At least 8 characters. A short sentence is easy to remember and hard to guess."
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" size="md" loading={isSubmitting}>
          Sign Up
        </Button>
        <p className={classes.legal}>
          By signing up you agree to the <LinkAnchor to="/terms-of-use">Terms of Use</LinkAnchor> and the{' '}
          <LinkAnchor to="/privacy-notice">Privacy policy</LinkAnchor>.
        </p>
      </form>
    </AuthFrame>
  );
}
