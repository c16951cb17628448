import { anotherClicked, anotherFailed, anotherReady, type AnotherWish } from '@sms/domain';
import type { LateDialogProps } from '@sms/ui/primitives/late-dialog';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { createEventHook } from '../../create-event-hook';
import { buyNumberPath } from '../../paths';

const useReady = createEventHook(anotherReady);
const useFailed = createEventHook(anotherFailed);

/** Props of {@link TryAnotherScreen}. */
export interface TryAnotherProps extends LateDialogProps {
  readonly wish: AnotherWish;
}

/** Cancels a number and then leads to what is bought in its place. Shows nothing: the card and a toast tell how it goes. */
export default function TryAnotherScreen({ wish, onClose }: TryAnotherProps) {
  const navigate = useNavigate();
  const ask = useUnit(anotherClicked);
  useReady((choices) => void navigate(buyNumberPath(choices)));
  useFailed(onClose);
  useEffect(() => {
    ask(wish);
  }, [ask, wish]);
  return null;
}
